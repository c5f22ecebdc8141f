import type { CompetitionStanding, Juror } from './api';

/** The members who have neither scored an entry nor said that they do not judge it. */
export function stillOpen(
  { scores, recusals }: Pick<CompetitionStanding, 'scores' | 'recusals'>,
  jurors: readonly Juror[],
): Juror[] {
  const done = new Set([...scores, ...recusals].map(({ juror }) => juror));
  return jurors.filter(({ id }) => !done.has(id));
}
