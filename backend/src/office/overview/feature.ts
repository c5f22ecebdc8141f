import { defineFeature } from '../../platform/feature/feature';
import { overviewRouter } from './overview.router';
import { dailyTotals } from '../../platform/db/schema';

export const overviewFeature = defineFeature({
  folder: 'office/overview',
  routers: [overviewRouter],
  withoutPeriod: {
    listMatters: 'one line for each kind',
  },
  tables: [{ table: dailyTotals, ofNobody: 'sums by day', unrecorded: 'is derived from other tables' }],
});
