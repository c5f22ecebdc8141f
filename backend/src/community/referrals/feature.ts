import { defineFeature } from '../../platform/feature/feature';
import { referralsRouter } from './referrals.router';

export const referralsFeature = defineFeature({
  folder: 'community/referrals',
  routers: [referralsRouter],
});
