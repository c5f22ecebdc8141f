import type { Happens } from './schedule';

/**
 * Leaves events out for as long as the rest still fails, larger parts first. The time of what is left stays the same.
 * @param most runs at most this often
 * @returns a list of which nothing more can be left out, unless it ran too often
 */
export async function shrink(
  happens: readonly Happens[],
  fails: (rest: readonly Happens[]) => Promise<boolean>,
  most: number,
): Promise<readonly Happens[]> {
  let rest = happens;
  let runs = 0;
  for (let size = Math.ceil(rest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < rest.length && runs < most;) {
      const fewer = without(rest, from, from + size);
      runs += 1;
      if (await fails(fewer)) rest = fewer;
      else from += size;
    }
  }
  return rest;
}

/** Leaves events out; the one after them waits for their time as well. */
function without(happens: readonly Happens[], from: number, to: number): readonly Happens[] {
  const leftMs = happens.slice(from, to).reduce((sum, { afterMs }) => sum + afterMs, 0);
  return happens.flatMap((each, nth) => {
    if (nth >= from && nth < to) return [];
    return [nth === to ? { ...each, afterMs: each.afterMs + leftMs, isBeside: false } : each];
  });
}
