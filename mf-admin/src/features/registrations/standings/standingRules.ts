import type { Instrument } from '@school/shared/competition';
import type { CompetitionStanding, Juror } from './api';

/** Returns the jurors of an instrument who have neither scored an entry nor recused. */
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

/** Returns the jurors that can score: those with a name. */
export const namedJurors = (jurors: readonly Juror[]): NamedJuror[] =>
  jurors.flatMap(({ id, name, instruments }) => (name === null ? [] : [{ id, name, instruments }]));
