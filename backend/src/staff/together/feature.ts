import { defineFeature } from '../../platform/feature/feature';
import { togetherRouter } from './together.router';

export const togetherFeature = defineFeature({
  folder: 'staff/together',
  routers: [togetherRouter],
});
