import type { CompetitionStanding } from './api';
import type { NamedJuror } from './namedJurors';

/** The members for an instrument who have neither scored an entry nor said that they do not judge it. */
export function stillOpen(
  { scores, recusals }: Pick<CompetitionStanding, 'scores' | 'recusals'>,
  instrument: string,
  jurors: readonly NamedJuror[],
): NamedJuror[] {
  const done = new Set([...scores, ...recusals].map(({ juror }) => juror));
  return jurors.filter(
    ({ id, instruments }) => instruments.some((one) => one === instrument) && !done.has(id),
  );
}
