/** The rounds of the competition, in their order. */
export const rounds = ['round1', 'round2', 'final'] as const;

export type Round = (typeof rounds)[number];

/** How the rounds are called: on their own as they are, within a sentence in small letters. */
export const roundNames: Readonly<Record<Round, string>> = {
  round1: 'Round 1',
  round2: 'Round 2',
  final: 'The final',
};
