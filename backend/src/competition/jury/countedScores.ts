import type { Entry } from '../entry/findEntry';
import { isSameName } from '../entry/personKey';
import type { JurorNames } from './jurors';

/** Why a score does not count. */
export const reasonsNotToCount = ['teacher', 'no_name', 'recused'] as const;

interface Given {
  readonly juror: string;
}

interface Recusal extends Given {
  readonly entryId: string;
}

type Reason = (typeof reasonsNotToCount)[number];

/** Returns whether a person is the teacher named in an entry. */
export const isTeacherOf = ({ teacher }: Pick<Entry, 'teacher'>, name: string): boolean =>
  teacher !== null && isSameName(teacher, name);

/**
 * Returns why a score does not count, judged by the current names: a name or teacher may have been corrected since.
 * @param names of the jurors by account
 */
export function whyNotCounted(
  entry: Pick<Entry, 'id' | 'teacher'>,
  { juror }: Given,
  names: JurorNames,
  recusals: readonly Recusal[],
): Reason | null {
  const name = names.get(juror);
  if (!name) return 'no_name';
  if (isTeacherOf(entry, name)) return 'teacher';
  return recusals.some((one) => one.juror === juror && one.entryId === entry.id) ? 'recused' : null;
}

/** Returns the scores of an entry that count. */
export const countedScores = <Score extends Given>(
  entry: Pick<Entry, 'id' | 'teacher'>,
  scores: readonly Score[],
  names: JurorNames,
  recusals: readonly Recusal[],
): Score[] => scores.filter((score) => whyNotCounted(entry, score, names, recusals) === null);
