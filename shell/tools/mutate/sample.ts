/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Chooses some of the things of several groups, the same for the same seed: as many of each group as of the others, as
 * long as it has more.
 * @returns the chosen things, those of a group one after the other
 */
export function sampleOf<Thing>(
  groups: readonly (readonly Thing[])[],
  { seed, count }: { readonly seed: number; readonly count: number },
): Thing[][] {
  const random = randomOf(seed);
  const left = groups.map((things) => [...things]);
  const chosen = groups.map((): Thing[] => []);
  let missing = Math.min(count, left.flat().length);
  while (missing > 0) {
    for (const [at, things] of left.entries()) {
      if (missing === 0 || things.length === 0) continue;
      chosen[at]?.push(...things.splice(Math.floor(random() * things.length), 1));
      missing -= 1;
    }
  }
  return chosen;
}
