import type { EntryReport } from '../../api';

type Heard = EntryReport['rounds'][number];

export const roundNames: Readonly<Record<Heard['round'], string>> = {
  round1: 'Round 1',
  round2: 'Round 2',
  final: 'The final',
};

/** '85.50 of 100 points'. @param total hundredths of a point */
export const totalWords = (total: number): string => `${(total / 100).toFixed(2)} of 100 points`;
