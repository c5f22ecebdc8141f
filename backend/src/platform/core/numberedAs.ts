/** Digits of the number of a receipt, an order of tickets and a competition entry. */
const digitsOf = { R: 6, T: 6, MC: 4 } as const;

export type NumberedPrefix = keyof typeof digitsOf;

/** Returns a number such as 'T-000042'. The database function `numbered_as` does the same. */
export const numberedAs = (prefix: NumberedPrefix, number: number): string =>
  `${prefix}-${String(number).padStart(digitsOf[prefix], '0')}`;

/** Returns the number in a word, with or without prefix and zeros; undefined when there is none. */
export function numberOf(prefix: NumberedPrefix, word: string): number | undefined {
  const number = new RegExp(`^(?:${prefix}-?)?0*(\\d{1,9})$`, 'i').exec(word)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Returns the full form of a number typed with fewer zeros, such as 't-42'. */
export function fullNumber(word: string): string | undefined {
  const [, prefix, number] = /^(R|T|MC)-?0*(\d{1,9})$/i.exec(word) ?? [];
  return prefix && numberedAs(prefix.toUpperCase() as NumberedPrefix, Number(number));
}
