import { defineFeature } from '../../platform/feature/feature';
import { lessonsStaffRouter } from './lessons.router';

export const lessonsFeature = defineFeature({
  folder: 'lessons/lessons',
  routers: [lessonsStaffRouter],
});
