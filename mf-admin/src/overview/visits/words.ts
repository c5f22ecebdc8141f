import type { PageVitals, Visits } from '@school/shared/api';
import { formatDate } from '@school/shared/format';

type Source = Visits['sources'][number]['source'];
type Vital = PageVitals['pages'][number]['vitals'][number];
export type Metric = Vital['metric'];

/** Where a visit came from, in words. */
export const SOURCES: Readonly<Record<Source, string>> = {
  internal: 'From page to page',
  direct: 'Typed in, kept or scanned',
  search: 'Search engines',
  social: 'Social networks',
  mail: 'Mail',
  other: 'Other sites',
};

/** What is measured, in words. */
export const METRICS: Readonly<Record<Metric, string>> = {
  LCP: 'Largest part painted',
  INP: 'Answer to a touch',
  CLS: 'Layout shift',
  FCP: 'First paint',
  TTFB: 'Server answered',
};

/** A page as people know it; the star is every address that does not exist. */
export function pageName(path: string): string {
  if (path === '*') return 'Addresses that do not exist';
  return path === '/' ? 'Home' : path;
}

/** Whether a page has one address that can be gone to. */
export const isAddress = (path: string): boolean => path.startsWith('/') && !path.includes(':');

/** What the days show, in one sentence. */
export function summaryOf({ total, days }: Pick<Visits, 'total' | 'days'>): string {
  const best = days.reduce((a, b) => (b.views > a.views ? b : a));
  return `${count(total, 'view')} in ${days.length} days, most on ${formatDate(best.day)} (${best.views}).`;
}

export const count = (number: number, what: string): string =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;

/** Up to where a page is good, and from where on it is poor. */
const LIMITS: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export type Rating = 'good' | 'slow' | 'poor';

/** What the web's common limits say of a measurement. */
export function ratingOf({ metric, p75 }: Pick<Vital, 'metric' | 'p75'>): Rating {
  const [good, poor] = LIMITS[metric];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'slow' : 'poor';
}

/** A measurement as people read it: '1.24 s', '180 ms'; a layout shift as its score. */
export function formatVital({ metric, p75 }: Pick<Vital, 'metric' | 'p75'>): string {
  if (metric === 'CLS') return p75.toFixed(2);
  return p75 < 1000 ? `${Math.round(p75)} ms` : `${(p75 / 1000).toFixed(2)} s`;
}
