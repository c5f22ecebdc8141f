import { defineFeature } from '../../platform/feature/feature';
import { analyticsRouter } from './analytics.router';
import { appHealthRouter } from './appHealth.router';

export const analyticsFeature = defineFeature({
  folder: 'site/analytics',
  routers: [analyticsRouter, appHealthRouter],
});
