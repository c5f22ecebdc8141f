/**
 * Returns pseudo-random numbers that are the same for the same seed, so that findings can be reproduced (mulberry32).
 */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
