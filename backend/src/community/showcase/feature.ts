import { defineFeature } from '../../platform/feature/feature';
import { matchingRouter } from './matching/matching.router';
import { showcaseRouter } from './showcase.router';
import { engagementsRouter } from './staff/engagements';
import { performersRouter } from './staff/performers';
import { engagementOffers, engagements, performers } from '../../platform/db/schema';
import { and, lt, ne } from 'drizzle-orm';
import { plainRecord } from '../../platform/personal-data/plainRecord';
import { erasing, keptFor } from '../../platform/retention/rules';
import { stored } from './stored';

const performing = plainRecord({ name: 'Applications to perform', table: performers, subject: 'performer' });
const booking = plainRecord({ name: 'Bookings of performers', table: engagements, subject: 'engagement' });

export const showcaseFeature = defineFeature({
  folder: 'community/showcase',
  routers: [showcaseRouter, performersRouter, engagementsRouter, matchingRouter],
  audiences: {
    anybody: ['applyToPerform', 'requestEngagement'],
  },
  changes: {
    changePerformerStatus: 'changed a performer',
    changePerformersStatus: 'changed several performers',
    changeEngagementStatus: 'changed an engagement',
    changeEngagementsStatus: 'changed several engagements',
    offerEngagement: 'asked a performer to play',
    changeEngagementOffer: 'recorded a performer’s answer',
  },
  stored,
  tables: [
    { table: performers, kind: 'showcase', row: 'Performer' },
    { table: engagements, kind: 'showcase', row: 'Engagement' },
    {
      table: engagementOffers,
      kind: 'showcase',
      row: 'Offer to a performer',
      unsearched: 'goes with the engagement and with the performer',
    },
  ],
  records: [performing, booking],
  retention: [
    keptFor(
      'performers',
      erasing(performing, performers, (before) =>
        and(lt(performers.receivedAt, before), ne(performers.status, 'accepted')),
      ),
    ),
    keptFor(
      'engagements',
      erasing(booking, engagements, (before) => lt(engagements.date, before.toISOString().slice(0, 10))),
    ),
  ],
});
