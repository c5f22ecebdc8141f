import type { Instrument } from '@school/shared/competition';
import type { CompetitionStanding, Juror } from './api';

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

export interface NamedJuror {
  readonly id: string;
  readonly name: string;
  readonly instruments: readonly Instrument[];
}

/** The members of the jury: an account without a name does not judge. */
export const namedJurors = (jurors: readonly Juror[]): NamedJuror[] =>
  jurors.flatMap(({ id, name, instruments }) => (name === null ? [] : [{ id, name, instruments }]));
