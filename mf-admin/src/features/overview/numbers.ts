/** As many bars as a count has. */
const BARS = 16;

/** A count's readings as bars of a fixed number, the oldest places empty. */
export function trace(values: readonly number[]): number[] {
  const last = values.slice(-BARS);
  return [...Array.from({ length: BARS - last.length }, () => 0), ...last];
}

/** How a count has moved since the page was opened. */
export function sinceOpened(values: readonly number[]): string {
  const moved = (values[values.length - 1] ?? 0) - (values[0] ?? 0);
  if (moved === 0) return 'No change since you opened this page';
  return `${Math.abs(moved)} ${moved > 0 ? 'more' : 'fewer'} since you opened this page`;
}
