import { competitionFacts } from '@school/shared/competition';
import { useContent } from '@school/shared/content/use';
import { evening } from '@school/shared/tickets';
import { courseOf, type Stage } from './course';

/** The way from entry to prize, with the days as staff have published them. */
export const useCourse = (): readonly Stage[] => courseOf(useContent(competitionFacts), useContent(evening));
