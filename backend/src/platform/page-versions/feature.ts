import { defineFeature } from '../feature/feature';
import { pageVersionsRouter } from './pageVersions.router';
import { pageVersions } from '../db/schema';
import { deleting, keptFor } from '../retention/rules';

export const pageVersionsFeature = defineFeature({
  folder: 'platform/page-versions',
  routers: [pageVersionsRouter],
  withoutPeriod: {
    getPageVersions: 'one line for each version of the last days',
  },
  tables: [{ table: pageVersions, ofNobody: 'sums by day', unrecorded: 'is derived from other tables' }],
  retention: [keptFor('versions', deleting(pageVersions, pageVersions.lastAt))],
});
