import { defineFeature } from '../../platform/feature/feature';
import { statsRouter } from './stats.router';
import { createLiveCounts } from './liveCounts';

export const statsFeature = defineFeature({
  folder: 'staff/stats',
  routers: [statsRouter],
  provides: { liveCounts: ({ database, log, live }) => createLiveCounts(database, log, live) },
});
