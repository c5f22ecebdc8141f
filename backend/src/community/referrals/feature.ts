import { defineFeature } from '../../platform/feature/feature';
import { referralsRouter } from './referrals.router';
import { effects } from './referralMails';
import { referralAddresses, referralLinks, referralMails, referrals } from '../../platform/db/schema';
import { lt } from 'drizzle-orm';
import { plainRecord } from '../../platform/personal-data/plainRecord';
import { erasing, keptFor } from '../../platform/retention/rules';
import { referralRecord, referralWishRecord } from './referralRecords';
import { stored } from './stored';

const referrers = plainRecord({ name: 'Recommendations made', table: referrals });

export const referralsFeature = defineFeature({
  folder: 'community/referrals',
  routers: [referralsRouter],
  audiences: {
    anybody: [
      'referFriend',
      'countReferralOpening',
      'readReferralCounts',
      'stopReferralMails',
      'lookAtReferralStop',
      'unsubscribeReferrals',
      'openReferralsUnsubscribe',
    ],
  },
  effects,
  stored,
  tables: [
    { table: referrals, kind: 'recommendations', row: 'Recommendation' },
    { table: referralMails, kind: 'recommendations', unrecorded: 'is not shown to anyone' },
    {
      table: referralLinks,
      kind: 'recommendations',
      unrecorded: 'is not shown to anyone',
      unsearched: 'counts of a link; the recommendation that tells whose it is is erased',
    },
    { table: referralAddresses, kind: 'recommendations', unrecorded: 'is not shown to anyone' },
  ],
  records: [referrers, referralRecord, referralWishRecord],
  retention: [
    keptFor(
      'messages',
      erasing(referrers, referrals, (before) => lt(referrals.receivedAt, before)),
    ),
  ],
});
