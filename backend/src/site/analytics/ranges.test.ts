import { describe, expect, it } from 'vitest';
import type { VitalMetric } from '@school/shared/schemas/analytics';
import { rangeOf, percentile } from './ranges';

/** Counts measurements into their ranges. */
function counted(metric: VitalMetric, values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of values) {
    const upTo = rangeOf(metric, value);
    counts.set(upTo, (counts.get(upTo) ?? 0) + 1);
  }
  return [...counts].map(([upTo, samples]) => ({ upTo, samples }));
}

describe('the range of a measurement', () => {
  it.each([
    ['LCP', 0, 25],
    ['LCP', 2500, 2500],
    ['LCP', 2500.1, 3000],
    ['INP', 9e9, 60_000],
    ['CLS', 0, 0],
    ['CLS', 0.1, 100],
    ['CLS', 0.1001, 150],
    ['CLS', 40, 2000],
  ] as const)('of %s %d ends at %d', (metric, value, upTo) => {
    expect(rangeOf(metric, value)).toBe(upTo);
  });

  it('separates good from poor exactly: the known limits are ends of ranges', () => {
    const limits = { LCP: [2500, 4000], INP: [200, 500], FCP: [1800, 3000], TTFB: [800, 1800] };
    for (const [metric, ends] of Object.entries(limits))
      for (const end of ends) expect(rangeOf(metric as 'LCP', end)).toBe(end);
    for (const end of [0.1, 0.25]) expect(rangeOf('CLS', end)).toBe(end * 1000);
  });
});

describe('the 75th percentile', () => {
  it('is in the right range, interpolated by its rank', () => {
    expect(percentile('LCP', [{ upTo: 2500, samples: 4 }])).toBe(2400);
    const counts = [
      { upTo: 1200, samples: 70 },
      { upTo: 3000, samples: 10 },
      { upTo: 1000, samples: 20 },
    ];
    expect(percentile('LCP', counts)).toBe(Math.round(1000 + (200 * 55) / 70));
  });

  it('is never off by more than its range', () => {
    const values = Array.from({ length: 1000 }, (_, index) => ((index * 7919) % 1000) * 6);
    const exact = [...values].sort((a, b) => a - b)[749]!;
    const upTo = rangeOf('LCP', exact);
    const p75 = percentile('LCP', counted('LCP', values));
    expect(p75).toBeLessThanOrEqual(upTo);
    expect(rangeOf('LCP', p75)).toBe(upTo);
  });

  it('is zero without layout shift, and a score with it', () => {
    expect(percentile('CLS', counted('CLS', [0, 0, 0, 0.3]))).toBe(0);
    expect(percentile('CLS', counted('CLS', [0.2, 0.2, 0.2, 0.2]))).toBe(0.188);
  });
});
