import { EMPTY_ENTRY, type EntryFields } from './fields';
import { stepIds } from './steps';

/** The typed part of an entry, as the API returns it. */
interface SentEntry extends Pick<
  EntryFields,
  'competitor' | 'instrument' | 'band' | 'needsAccompanist' | 'sharesReport'
> {
  readonly guardian: EntryFields['guardian'] | null;
  readonly grade: number;
  readonly pieces: Readonly<Record<'A' | 'B', { readonly id: string }>>;
  readonly teacher: string | null;
  readonly school: string | null;
}

/** Converts a returned entry to the fields of the form. Its documents stay unless they are replaced. */
export const fieldsOfEntry = (entry: SentEntry): EntryFields => ({
  ...EMPTY_ENTRY,
  competitor: { ...entry.competitor },
  guardian: entry.guardian ? { ...entry.guardian } : EMPTY_ENTRY.guardian,
  instrument: entry.instrument,
  grade: `${entry.grade}`,
  band: entry.band,
  pieces: { A: entry.pieces.A.id, B: entry.pieces.B.id },
  needsAccompanist: entry.needsAccompanist,
  teacher: entry.teacher ?? '',
  school: entry.school ?? '',
  sharesReport: entry.sharesReport,
  // Its fee is not paid again, so a foreign number must not be refused for mobile money.
  method: 'card',
  done: stepIds.filter((id) => id !== 'review'),
});
