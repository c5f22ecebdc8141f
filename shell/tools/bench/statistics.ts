/** The middle value of an odd number of figures; of an even number, the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing');
  return (low + high) / 2;
}

/** How the median of one contestant stands to that of another. */
export function ratio(figures: readonly number[], basis: readonly number[]): number {
  return median(figures) / median(basis);
}

/** A layout shift as the browser reports it: how far, and when in milliseconds. */
export interface Shift {
  readonly value: number;
  readonly at: number;
}

/** Shifts that follow each other this closely are one experience … */
const WINDOW_GAP_MS = 1_000;
/** … but no longer than this. */
const WINDOW_MS = 5_000;

/** Cumulative layout shift: the worst burst of shifts of a visit. */
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
