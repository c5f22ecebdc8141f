import { defineFeature } from '../../platform/feature/feature';
import { analyticsRouter } from './analytics.router';
import { appHealthRouter } from './appHealth.router';
import { appHealth, formBeginnings, pageViews, pageVitals } from '../../platform/db/schema';
import { deleting, keptFor } from '../../platform/retention/rules';

export const analyticsFeature = defineFeature({
  folder: 'site/analytics',
  routers: [analyticsRouter, appHealthRouter],
  withoutPeriod: {
    listAppHealth: 'one line for each version of the last days',
  },
  audiences: {
    anybody: ['sendBeacon', 'getAppHealth'],
  },
  tables: [
    { table: pageViews, ofNobody: 'sums by day', unrecorded: 'is derived from other tables' },
    { table: pageVitals, ofNobody: 'sums by day', unrecorded: 'is derived from other tables' },
    { table: formBeginnings, ofNobody: 'sums by day', unrecorded: 'is derived from other tables' },
    { table: appHealth, ofNobody: 'sums by hour', unrecorded: 'is derived from other tables' },
  ],
  retention: [keptFor('appHealth', deleting(appHealth, appHealth.hour))],
});
