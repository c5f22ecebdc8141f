// Sample content: what everybody has to agree on who shows, sells or runs the competition.
import { contentDocument } from '../content';
import type { SetId } from './repertoire/types';

export interface CompetitionFacts {
  /** Where all rounds take place. */
  readonly venue: string;
  /** As it is printed, `YYYY-MM-DD` and 'HH:MM'; whether entries are taken staff open and close. */
  readonly entriesCloseOn: string;
  readonly entriesCloseAt: string;
  /** The jury's plan, `YYYY-MM-DD`. The days of the auditions are those of the booking slots. */
  readonly lineupOn: string;
  readonly round2On: string;
  readonly round3UpdateOn: string;
  readonly finalOn: string;
  readonly resultsOn: string;
}

/** What staff edit of it; pages, mails and calendars all read this. */
export const competitionFacts = contentDocument<CompetitionFacts>('/content/shared/competition', {
  venue: 'Grand Hall, Accra',
  entriesCloseOn: '2025-09-26',
  entriesCloseAt: '17:00',
  lineupOn: '2025-10-24',
  round2On: '2025-11-08',
  round3UpdateOn: '2025-11-14',
  finalOn: '2025-11-22',
  resultsOn: '2025-11-24',
});

export const entryFeePesewas = 150_00;

/** The age and grade of this day decide the band, and who needs a guardian. */
export const countingDay = '2025-10-11';

/** Who is younger on the counting day needs a parent or guardian who agrees. */
export const adultAge = 18;

/** Which set pieces are chosen from. */
export const setInForce: SetId = 'first';
