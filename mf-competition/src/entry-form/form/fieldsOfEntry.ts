import type { CompetitionEntryState } from '../../api';
import { EMPTY, type EntryFields } from './fields';
import { stepIds } from './steps';

/** An entry that is there as the fields of its steps. Its papers stay unless others are put in their place. */
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
