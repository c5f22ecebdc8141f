import { describe, expect, it } from 'vitest';
import { cumulativeShift, median, ratio } from './statistics';

describe('median', () => {
  it('is the middle figure in any order', () => {
    expect(median([900, 100, 300])).toBe(300);
  });

  it('is the mean of the middle two for an even number', () => {
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });

  it('rejects an empty list', () => {
    expect(() => median([])).toThrow('no median');
  });
});

it('compares the medians of two contestants', () => {
  expect(ratio([110, 5000, 90], [50, 100, 200])).toBe(1.1);
});

describe('cumulative layout shift', () => {
  it('adds up shifts in quick succession', () => {
    expect(cumulativeShift([0, 600, 1200].map((at) => ({ at, value: 0.25 })))).toBe(0.75);
  });

  it('takes the worst burst, not the whole visit', () => {
    const shifts = [
      { at: 0, value: 0.125 },
      { at: 4_000, value: 0.5 },
      { at: 9_000, value: 0.25 },
    ];
    expect(cumulativeShift(shifts)).toBe(0.5);
  });

  it('ends a burst after five seconds', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => ({ at: index * 500, value: 1 }));
    expect(cumulativeShift(shifts)).toBe(10);
  });

  it('is zero without shifts', () => {
    expect(cumulativeShift([])).toBe(0);
  });
});
