// Sample content: facts shared by everything that shows, sells or runs the competition.
import { contentDocument } from '../content';
import type { SetId } from './repertoire/types';

export interface CompetitionFacts {
  /** The venue of all rounds. */
  readonly venue: string;
  /** As printed, `YYYY-MM-DD` and 'HH:MM'. Staff open and close entries independently of it. */
  readonly entriesCloseOn: string;
  readonly entriesCloseAt: string;
  /** The jury's plan, `YYYY-MM-DD`. The audition days come from the booking slots. */
  readonly lineupOn: string;
  readonly round2On: string;
  readonly round3UpdateOn: string;
  readonly finalOn: string;
  readonly resultsOn: string;
}

/** The editable facts. Pages, mails and calendars all read this. */
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

/** Age and grade on this day decide the band, and whether a guardian is needed. */
export const countingDay = '2025-10-11';

/** Competitors who are younger on the counting day need the consent of a parent or guardian. */
export const adultAge = 18;

/** The set that entries choose their pieces from. */
export const currentSet: SetId = 'first';
