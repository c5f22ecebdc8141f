import { randomOf } from '../payments/checkout/ledger/shuffled';

/**
 * Returns pseudo-random numbers that are the same for the same seed, so that findings can be reproduced.
 */
export function randomFrom(seed: number) {
  const next = randomOf(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    /** A number from 0 up to, and without, 1. */
    next,
    below,
    /** Whether something of this probability happens. */
    chance: (probability: number) => next() < probability,
    of: <T>(items: readonly T[]): T => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    },
  };
}

export type Random = ReturnType<typeof randomFrom>;
