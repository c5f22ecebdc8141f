import { competitionFacts } from '@school/shared/competition';
import { useContent } from '@school/shared/content/use';
import { evening, ticketOffer } from '@school/shared/tickets';
import { comingOf, recitals, type SchoolEvent } from '../content/events';

/** Returns all coming events as published, sorted by date. */
export const useComing = (): readonly SchoolEvent[] =>
  comingOf({
    competition: useContent(competitionFacts),
    recitals: useContent(recitals),
    evening: useContent(evening),
    offer: useContent(ticketOffer),
  });
