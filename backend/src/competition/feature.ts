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
});
