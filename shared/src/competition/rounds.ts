/** The rounds of the competition, in order. */
export const rounds = ['round1', 'round2', 'final'] as const;

export type Round = (typeof rounds)[number];

/** The display names of rounds; within a sentence they are written in lower case. */
export const roundNames: Readonly<Record<Round, string>> = {
  round1: 'Round 1',
  round2: 'Round 2',
  final: 'The final',
};
