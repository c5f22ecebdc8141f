import type { CompetitionStanding } from './api';
import type { NamedJuror } from './namedJurors';

/** The members who have neither scored an entry nor said that they do not judge it. */
export function stillOpen(
  { scores, recusals }: Pick<CompetitionStanding, 'scores' | 'recusals'>,
  jurors: readonly NamedJuror[],
): NamedJuror[] {
  const done = new Set([...scores, ...recusals].map(({ juror }) => juror));
  return jurors.filter(({ id }) => !done.has(id));
}
