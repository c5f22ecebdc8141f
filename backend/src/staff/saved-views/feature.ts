import { defineFeature } from '../../platform/feature/feature';
import { savedViewsRouter } from './savedViews.router';
import { savedViews } from '../../platform/db/schema';

export const savedViewsFeature = defineFeature({
  folder: 'staff/saved-views',
  routers: [savedViewsRouter],
  withoutPeriod: {
    listSavedViews: 'what is set up, as it is now',
  },
  changes: { saveView: 'saved a view of a list', dropView: 'removed a view of a list' },
  tables: [{ table: savedViews, kind: 'audit', row: 'View of a list' }],
});
