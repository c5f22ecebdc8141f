import type { Instrument } from '@school/shared/competition';
import type { Juror } from './api';

export interface NamedJuror {
  readonly id: string;
  readonly name: string;
  readonly instruments: readonly Instrument[];
}

/** The members of the jury: an account without a name does not judge. */
export const namedJurors = (jurors: readonly Juror[]): NamedJuror[] =>
  jurors.flatMap(({ id, name, instruments }) => (name === null ? [] : [{ id, name, instruments }]));
