import { defineFeature } from '../platform/feature/feature';
import { donationsRouter } from './donations.router';
import { projectsRouter } from './projects/projects.router';
import { donationStaffRouter } from './staff/staff.router';
import { projectFigures } from '@school/shared/projects';
import { donationEffects } from './donationEffects';
import { readFigures } from './projects/readFigures';
import { effects } from './receipts/receiptHandlers';
import { createLiveRaised } from './projects/liveRaised';
import { donations, projects } from '../platform/db/schema';
import { donationRecord } from './donationRecord';
import { audiences, changes } from './operations';

export const donationsFeature = defineFeature({
  folder: 'donations',
  routers: [projectsRouter, donationsRouter, donationStaffRouter],
  audiences,
  changes,
  effects,
  orderEffects: { donation: donationEffects },
  published: { [projectFigures.path]: readFigures },
  provides: { liveRaised: ({ database, log, live }) => createLiveRaised(database, log, live) },
  tables: [
    { table: projects, ofNobody: 'what is given to', row: 'Project', soundsPersonal: ['name'] },
    { table: donations, kind: 'payments', row: 'Donation' },
  ],
  records: [donationRecord],
});
