import type { VitalMetric } from '@school/shared/schemas/analytics';

/** Upper ends of the ranges for times, in milliseconds, including the known limits of good and poor. */
const times = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500,
  4000, 5000, 6500, 8000, 10_000, 15_000, 20_000, 30_000, 60_000,
];

/** The same for layout shift, in thousandths. Most pages do not shift at all, which is a separate range. */
const shifts = [0, 5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 750, 1000, 2000];

const shiftUnit = 1000;

/** What is measured: a metric of a page, or how long an app took to show its page (`load`). */
type Measured = VitalMetric | 'load';

const endsOf = (metric: Measured) => (metric === 'CLS' ? shifts : times);

/** Returns the upper end of a measurement's range; larger values count in the last range. */
export function rangeOf(metric: Measured, value: number): number {
  const scaled = metric === 'CLS' ? value * shiftUnit : value;
  const ends = endsOf(metric);
  return ends.find((end) => scaled <= end) ?? ends.at(-1)!;
}

/** The number of measurements in the range that ends here. */
export interface RangeCount {
  upTo: number;
  samples: number;
}

/**
 * Returns the value that this share of the measurements does not exceed, in the metric's own unit: by default their
 * 75th percentile. Assumes an even distribution within its range.
 */
export function percentile(metric: Measured, counts: readonly RangeCount[], share = 0.75): number {
  const sorted = [...counts].sort((a, b) => a.upTo - b.upTo);
  const wanted = sorted.reduce((sum, { samples }) => sum + samples, 0) * share;
  let before = 0;
  for (const { upTo, samples } of sorted) {
    if (before + samples >= wanted) {
      const from = endsOf(metric).findLast((end) => end < upTo) ?? 0;
      return inOwnUnit(metric, from + ((upTo - from) * (wanted - before)) / samples);
    }
    before += samples;
  }
  return 0;
}

const inOwnUnit = (metric: Measured, value: number) =>
  metric === 'CLS' ? Math.round(value) / shiftUnit : Math.round(value);
