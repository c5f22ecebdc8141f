import { defineFeature } from '../feature/feature';
import { policyReportsRouter } from './policyReports.router';

export const policyReportsFeature = defineFeature({
  folder: 'platform/policy-reports',
  routers: [policyReportsRouter],
});
