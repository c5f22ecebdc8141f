import { defineFeature } from '../../platform/feature/feature';
import { savedViewsRouter } from './savedViews.router';
import { savedViews } from '../../platform/db/schema';

export const savedViewsFeature = defineFeature({
  folder: 'staff/saved-views',
  routers: [savedViewsRouter],
  tables: [{ table: savedViews, kind: 'audit', row: 'View of a list' }],
});
