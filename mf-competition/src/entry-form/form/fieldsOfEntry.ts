import type { CompetitionEntryState } from '../../api';
import { EMPTY_ENTRY, type EntryFields, stepIds } from '@school/shared/competition/entry';

/** Converts a returned entry to the fields of the form. Its documents stay unless they are replaced. */
export const fieldsOfEntry = (entry: CompetitionEntryState): EntryFields => ({
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
  done: stepIds.filter((id) => id !== 'review'),
});
