import { defineFeature } from '../feature/feature';
import { policyReportsRouter } from './policyReports.router';
import { policyReports } from '../db/schema';
import { deleting, keptFor } from '../retention/rules';

export const policyReportsFeature = defineFeature({
  folder: 'platform/policy-reports',
  routers: [policyReportsRouter],
  withoutPeriod: {
    getPolicyReports: 'one line for each kind',
  },
  audiences: {
    anybody: ['reportPolicy'],
  },
  tables: [
    {
      table: policyReports,
      ofNobody: 'counts of what browsers refused, without visitors',
      unrecorded: 'is not shown to anyone',
    },
  ],
  retention: [keptFor('refusals', deleting(policyReports, policyReports.lastSeen))],
});
