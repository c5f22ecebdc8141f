import type { PageVitals, Visits } from '../api';

type Source = Visits['sources'][number]['source'];
export type Metric = PageVitals['pages'][number]['vitals'][number]['metric'];

/** Names of the sources. */
export const sourceLabels: Readonly<Record<Source, string>> = {
  internal: 'From page to page',
  direct: 'Typed in, kept or scanned',
  search: 'Search engines',
  social: 'Social networks',
  mail: 'Mail',
  other: 'Other sites',
};

/** Names of the metrics. */
export const metricLabels: Readonly<Record<Metric, string>> = {
  LCP: 'Largest part painted',
  INP: 'Answer to a touch',
  CLS: 'Layout shift',
  FCP: 'First paint',
  TTFB: 'Server answered',
};
