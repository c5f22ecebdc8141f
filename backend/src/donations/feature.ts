import { defineFeature } from '../platform/feature/feature';
import { donationsRouter } from './donations.router';
import { projectsRouter } from './projects/projects.router';
import { donationStaffRouter } from './staff/staff.router';
import { donationFees, projectFigures } from '@school/shared/projects';
import { matchedGifts } from '@school/shared/projects/matching';
import { supporterGifts } from '@school/shared/projects/supporters';
import { donorRouter } from './donor/donor.router';
import { donorEffects } from './donor/donorHandlers';
import { donorRecord, donorRetention } from './donor/donorRecord';
import { startMonthlyGifts } from './monthly/giveMonthly';
import { monthlyRouter } from './monthly/monthly.router';
import { giftStaffRouter } from './monthly/staff/giftStaff.router';
import { monthlyEffects } from './monthly/monthlyHandlers';
import { monthlyRecord, monthlyRetention } from './monthly/monthlyRecord';
import { donationEffects } from './donationEffects';
import { readFees, readFigures } from './projects/readFigures';
import { readMatchedGifts } from './projects/readMatchedGifts';
import { effects } from './receipts/receiptHandlers';
import { readSupporterGifts } from './supporters/readSupporterGifts';
import { createLiveRaised } from './projects/liveRaised';
import { donations, donorLinks, giftMonths, monthlyGifts, projects, tributes } from '../platform/db/schema';
import { donationRecord } from './donationRecord';
import { cardEffects } from './tributes/sendCard';
import { tributeRecord, tributeRetention } from './tributes/tributeRecord';
import { audiences, changes } from './operations';

export const donationsFeature = defineFeature({
  folder: 'donations',
  routers: [
    projectsRouter,
    donationsRouter,
    monthlyRouter,
    donorRouter,
    giftStaffRouter,
    donationStaffRouter,
  ],
  audiences,
  changes,
  effects: { ...effects, ...monthlyEffects, ...donorEffects, ...cardEffects },
  rounds: [startMonthlyGifts],
  retention: [...monthlyRetention, donorRetention, tributeRetention],
  orderEffects: { donation: donationEffects },
  published: {
    [projectFigures.path]: readFigures,
    [donationFees.path]: readFees,
    [matchedGifts.path]: readMatchedGifts,
    [supporterGifts.path]: readSupporterGifts,
  },
  provides: { liveRaised: ({ database, log, live }) => createLiveRaised(database, log, live) },
  tables: [
    { table: projects, ofNobody: 'what is given to', row: 'Project', soundsPersonal: ['name'] },
    { table: donations, kind: 'payments', row: 'Donation' },
    { table: tributes, kind: 'tributes', unrecorded: 'is changed by its donor alone' },
    { table: monthlyGifts, kind: 'payments', row: 'Monthly gift' },
    { table: giftMonths, kind: 'payments', unrecorded: 'follows from the gift and its donations' },
    { table: donorLinks, kind: 'payments', unrecorded: 'is not shown to anyone' },
  ],
  records: [monthlyRecord, donationRecord, tributeRecord, donorRecord],
});
