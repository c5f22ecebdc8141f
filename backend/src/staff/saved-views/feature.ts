import { defineFeature } from '../../platform/feature/feature';
import { savedViewsRouter } from './savedViews.router';

export const savedViewsFeature = defineFeature({
  folder: 'staff/saved-views',
  routers: [savedViewsRouter],
});
