import type { Juror } from './api';

export interface NamedJuror {
  readonly id: string;
  readonly name: string;
}

/** The members of the jury: an account without a name does not judge. */
export const namedJurors = (jurors: readonly Juror[]): NamedJuror[] =>
  jurors.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
