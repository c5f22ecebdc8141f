import { defineFeature } from '../platform/feature/feature';
import { consentRouter } from './consent/consent.router';
import { draftsRouter } from './drafts/drafts.router';
import { entryRouter } from './entries/entry.router';
import { juryRouter } from './jury/jury.router';
import { printedRouter } from './printed/printed.router';
import { publicationsRouter } from './publications/publications.router';
import { auditionSlotRouter } from './slots/slots.router';
import { competitionStaffRouter } from './staff/entries.router';
import { auditionWaitingRouter } from './waiting/waiting.router';
import type { ServiceContext } from '../platform/db/context';
import { entryEffects } from './entries/entryEffects';
import { feeRefundHandler, feeRefundKind } from './entry/feeRefunds';
import { reminderEffects } from '../platform/reminders/reminderEffects';
import { mailEffects } from './mails/competitionHandlers';
import { entryReminders } from './mails/entryReminders';
import { readPublication } from './publications/publications';
import { slotsMeasure } from './slots/slotsMeasure';
import { createLiveSlots } from './slots/liveSlots';
import { startSlotSweeper } from './slots/startSlotSweeper';
import { tables } from './tables';
import { lt } from 'drizzle-orm';
import {
  auditionWaiting,
  competitionDrafts,
  competitionEntries,
  publicationKinds,
} from '../platform/db/schema';
import { plainRecord } from '../platform/personal-data/plainRecord';
import { erasing, keptFor } from '../platform/retention/rules';
import { entryRecord } from './entryRecord';
import { audiences, changes } from './operations';
import { stored } from './stored';

const waiting = plainRecord({ name: 'Waiting for an audition', table: auditionWaiting });

export const competitionFeature = defineFeature({
  folder: 'competition',
  routers: [
    auditionSlotRouter,
    auditionWaitingRouter,
    draftsRouter,
    entryRouter,
    consentRouter,
    publicationsRouter,
    competitionStaffRouter,
    juryRouter,
    printedRouter,
  ],
  withoutPeriod: {
    listJurors: 'what is set up, as it is now',
    listPublications: 'what is set up, as it is now',
    listCompetitionCertificates: 'one plan or one event as a whole',
    listStaffAuditionSlots: 'one plan or one event as a whole',
  },
  audiences,
  changes,
  effects: {
    ...mailEffects,
    ...reminderEffects(entryReminders),
    [feeRefundKind]: { label: 'Send an entry fee back', handle: feeRefundHandler },
  },
  reminders: entryReminders,
  orderEffects: { entry_fee: entryEffects },
  published: Object.fromEntries(
    publicationKinds.map((kind) => [
      `/competition/publications/${kind}`,
      (context: ServiceContext) => readPublication(context, kind),
    ]),
  ),
  provides: { liveSlots: ({ database, live, ...context }) => createLiveSlots(database, context, live) },
  rounds: [startSlotSweeper],
  measures: [slotsMeasure],
  stored,
  tables,
  records: [
    plainRecord({ name: 'Entries that are not sent', table: competitionDrafts }),
    waiting,
    entryRecord,
  ],
  retention: [
    keptFor(
      'entries',
      erasing(entryRecord, competitionEntries, (before) => lt(competitionEntries.createdAt, before)),
    ),
    keptFor(
      'waiting',
      erasing(waiting, auditionWaiting, (before) => lt(auditionWaiting.joinedAt, before)),
    ),
  ],
});
