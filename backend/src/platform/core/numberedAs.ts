/** What is called by a number of its own: a receipt, an order of tickets, an entry of the competition. */
const digitsOf = { R: 6, T: 6, MC: 4 } as const;

export type NumberedPrefix = keyof typeof digitsOf;

/** What it is called, short enough to be read out: 'T-000042'. The database has the same as `numbered_as`. */
export const numberedAs = (prefix: NumberedPrefix, number: number): string =>
  `${prefix}-${String(number).padStart(digitsOf[prefix], '0')}`;

/** The number that a word means, with the prefix and zeros or without; undefined when it means none. */
export function numberOf(prefix: NumberedPrefix, word: string): number | undefined {
  const number = new RegExp(`^(?:${prefix}-?)?0*(\\d{1,9})$`, 'i').exec(word)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The whole name for one that is typed with fewer zeros, such as 't-42'. */
export function fullNumber(word: string): string | undefined {
  const [, prefix, number] = /^(R|T|MC)-?0*(\d{1,9})$/i.exec(word) ?? [];
  return prefix && numberedAs(prefix.toUpperCase() as NumberedPrefix, Number(number));
}
