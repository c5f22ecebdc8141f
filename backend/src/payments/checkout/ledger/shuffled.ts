/** Shuffles things reproducibly: the same seed gives the same order. */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  const next = randomOf(seed);
  const pile = [...things];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [pile[last], pile[other]] = [pile[other] as T, pile[last] as T];
  }
  return pile;
}

/** Returns pseudo-random numbers from 0 to below 1 for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
