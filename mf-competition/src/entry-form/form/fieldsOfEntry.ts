import type { CompetitionEntryState } from '../../api';
import { EMPTY, type EntryFields } from './fields';
import { stepIds } from './steps';

/** Converts a returned entry to the fields of the form. Its documents stay unless they are replaced. */
export const fieldsOfEntry = (entry: CompetitionEntryState): EntryFields => ({
  ...EMPTY,
  competitor: { ...entry.competitor },
  guardian: entry.guardian ? { ...entry.guardian } : EMPTY.guardian,
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
