// Sample content: what can be won in every band.
import type { Ground } from '@school/shared/theme';

export interface PrizeTexts {
  readonly id: 'first' | 'second' | 'third';
  readonly name: string;
  readonly pesewas: number;
  readonly ground: Ground;
  /** What comes with the money. */
  readonly also: string;
}

/** In podium order. */
export const prizes: readonly PrizeTexts[] = [
  {
    id: 'second',
    name: 'Second prize',
    pesewas: 3_000_00,
    ground: 'rose',
    also: 'A certificate and a masterclass with the judge of your instrument.',
  },
  {
    id: 'first',
    name: 'First prize',
    pesewas: 5_000_00,
    ground: 'gold',
    also: 'A certificate and a masterclass. One winner on each instrument plays a solo at MATE 2025.',
  },
  {
    id: 'third',
    name: 'Third prize',
    pesewas: 1_500_00,
    ground: 'sand',
    also: 'A certificate and a set of scores.',
  },
];
