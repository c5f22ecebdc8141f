/** The number of bars of a count. */
const BARS = 16;

/** Returns the readings of a count for a fixed number of bars, empty ones first. */
export function trace(values: readonly number[]): number[] {
  const last = values.slice(-BARS);
  return [...Array.from({ length: BARS - last.length }, () => 0), ...last];
}

/** Describes how a count has changed since the page was opened. */
export function sinceOpened(values: readonly number[]): string {
  const moved = (values[values.length - 1] ?? 0) - (values[0] ?? 0);
  if (moved === 0) return 'No change since you opened this page';
  return `${Math.abs(moved)} ${moved > 0 ? 'more' : 'fewer'} since you opened this page`;
}
