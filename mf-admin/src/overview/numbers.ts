import type { Project } from '@school/shared/api';

/** As many bars as a count has. */
const BARS = 16;

/** A count's readings as bars of a fixed number, the oldest places empty. */
export function trace(values: readonly number[]): number[] {
  const last = values.slice(-BARS);
  return [...Array.from({ length: BARS - last.length }, () => 0), ...last];
}

/** How a count has moved since the page was opened, in words. */
export function sinceOpened(values: readonly number[]): string {
  const moved = (values.at(-1) ?? 0) - (values[0] ?? 0);
  if (moved === 0) return 'No change since you opened this page';
  return `${Math.abs(moved)} ${moved > 0 ? 'more' : 'fewer'} since you opened this page`;
}

/** The part of its target that each project has, in percent. */
export function sharesGiven(projects: readonly Project[]): number[] {
  return projects.map(({ raised, target }) => (target > 0 ? Math.round((raised / target) * 100) : 0));
}
