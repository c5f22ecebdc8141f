import type { PageVitals, Visits } from '../api';

type Source = Visits['sources'][number]['source'];
export type Metric = PageVitals['pages'][number]['vitals'][number]['metric'];

/** Names of the sources. */
export const sourceLabels: Readonly<Record<Source, string>> = {
  internal: 'Internal navigation',
  direct: 'Direct (typed, bookmarked or scanned)',
  search: 'Search engines',
  social: 'Social networks',
  mail: 'Mail',
  other: 'Other sites',
};

/** Names of the metrics. */
export const metricLabels: Readonly<Record<Metric, string>> = {
  LCP: 'Largest content painted',
  INP: 'Response to input',
  CLS: 'Layout shift',
  FCP: 'First content painted',
  TTFB: 'Server response',
};
