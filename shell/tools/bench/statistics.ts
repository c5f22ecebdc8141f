/** Returns the median: for an even number of figures, the mean of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('An empty list has no median');
  return (low + high) / 2;
}

/** Returns the ratio of two contestants' medians. */
export function ratio(figures: readonly number[], basis: readonly number[]): number {
  return median(figures) / median(basis);
}

/** A layout shift as the browser reports it, with its time in milliseconds. */
export interface Shift {
  readonly value: number;
  readonly at: number;
}

/** Shifts in quicker succession belong to one burst … */
const WINDOW_GAP_MS = 1_000;
/** … of at most this length. */
const WINDOW_MS = 5_000;

/** Returns the cumulative layout shift: the worst burst of a visit. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let burst = { start: 0, end: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { value, at } of shifts) {
    const joins = at - burst.end < WINDOW_GAP_MS && at - burst.start < WINDOW_MS;
    burst = joins ? { ...burst, end: at, sum: burst.sum + value } : { start: at, end: at, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}
