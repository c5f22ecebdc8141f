import type { VitalMetric } from '@school/shared/schemas/analytics';

/** Upper ends of the ranges for times, in milliseconds, including the known limits of good and poor. */
const times = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500,
  4000, 5000, 6500, 8000, 10_000, 15_000, 20_000, 30_000, 60_000,
];

/** The same for layout shift, in thousandths. Most pages do not shift at all, which is a separate range. */
const shifts = [0, 5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 750, 1000, 2000];

const shiftUnit = 1000;

const endsOf = (metric: VitalMetric) => (metric === 'CLS' ? shifts : times);

/** Returns the upper end of a measurement's range; larger values count in the last range. */
export function rangeOf(metric: VitalMetric, value: number): number {
  const scaled = metric === 'CLS' ? value * shiftUnit : value;
  const ends = endsOf(metric);
  return ends.find((end) => scaled <= end) ?? ends.at(-1)!;
}

/** The number of measurements in the range that ends here. */
export interface RangeCount {
  upTo: number;
  samples: number;
}

/** Returns the 75th percentile in the metric's own unit. Assumes an even distribution within its range. */
export function seventyFifth(metric: VitalMetric, counts: readonly RangeCount[]): number {
  const sorted = [...counts].sort((a, b) => a.upTo - b.upTo);
  const wanted = sorted.reduce((sum, { samples }) => sum + samples, 0) * 0.75;
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

const inOwnUnit = (metric: VitalMetric, value: number) =>
  metric === 'CLS' ? Math.round(value) / shiftUnit : Math.round(value);
