import { defineFeature } from '../../platform/feature/feature';
import { teachersRouter } from './teachers.router';

export const teachersFeature = defineFeature({
  folder: 'lessons/teachers',
  routers: [teachersRouter],
});
