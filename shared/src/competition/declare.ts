import { z } from 'zod';
import { clockTime, day, declareContent, line, type DeclaredContent } from '../content/declare';
import { competitionFacts } from './facts';

/** Declares the competition's facts for the apps that show them and for the API. */
export const declaredCompetition = (shownOn: readonly string[]): DeclaredContent =>
  declareContent(competitionFacts, {
    shownOn,
    title: 'Competition: hall and days',
    about:
      'The hall, the last day of entries and the judges’ plan, as pages, emails and calendars show them. Entries are opened and closed in the settings of the registrations. The audition days are those of the booking slots.',
    schema: z.object({
      venue: line('Hall and town', {
        max: 80,
        help: 'The town last, after a comma: maps and search engines read it there.',
      }),
      entriesCloseOn: day('Last day of entries'),
      entriesCloseAt: clockTime('Until'),
      lineupOn: day('Round 2 line-up is published', { notBefore: 'entriesCloseOn' }),
      round2On: day('Round 2', { notBefore: 'lineupOn' }),
      round3UpdateOn: day('Round 3 update is published', { notBefore: 'round2On' }),
      finalOn: day('Round 3, the final', { notBefore: 'round3UpdateOn' }),
      resultsOn: day('Results are published', { notBefore: 'finalOn' }),
    }),
  });
