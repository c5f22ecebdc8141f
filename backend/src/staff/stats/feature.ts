import { defineFeature } from '../../platform/feature/feature';
import { statsRouter } from './stats.router';

export const statsFeature = defineFeature({
  folder: 'staff/stats',
  routers: [statsRouter],
});
