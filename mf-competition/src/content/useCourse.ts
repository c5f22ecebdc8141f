import { competitionFacts } from '@school/shared/competition';
import { useContent } from '@school/shared/content/use';
import { evening } from '@school/shared/tickets';
import { courseOf, type Stage } from './course';

/** Returns the stages from entry to prize, with the published days. */
export const useCourse = (): readonly Stage[] => courseOf(useContent(competitionFacts), useContent(evening));
