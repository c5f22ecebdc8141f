import { formatMs } from '../../../kit/ui/formatMs';
import type { PageVitals } from '../api';
import type { Metric } from './labels';

type Vital = PageVitals['pages'][number]['vitals'][number];

/** The limits of good and poor. */
const LIMITS: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export type Rating = 'good' | 'slow' | 'poor';

/** Rates a measurement by the common limits of web vitals. */
export function ratingOf({ metric, p75 }: Pick<Vital, 'metric' | 'p75'>): Rating {
  const [good, poor] = LIMITS[metric];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'slow' : 'poor';
}

/** Formats a measurement: '1.24 s', '180 ms', or a layout shift as its score. */
export function formatVital({ metric, p75 }: Pick<Vital, 'metric' | 'p75'>): string {
  return metric === 'CLS' ? p75.toFixed(2) : formatMs(p75);
}
