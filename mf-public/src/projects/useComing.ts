import { competitionFacts } from '@school/shared/competition';
import { useContent } from '@school/shared/content/use';
import { evening } from '@school/shared/tickets';
import { comingOf, recitals, type SchoolEvent } from '../content/events';

/** All that is coming on stage, as staff have published it, the next first. */
export const useComing = (): readonly SchoolEvent[] =>
  comingOf({
    competition: useContent(competitionFacts),
    recitals: useContent(recitals),
    evening: useContent(evening),
  });
