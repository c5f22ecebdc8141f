import { defineFeature } from '../../platform/feature/feature';
import { referralsRouter } from './referrals.router';
import { effects } from './referralMails';

export const referralsFeature = defineFeature({
  folder: 'community/referrals',
  routers: [referralsRouter],
  effects,
});
