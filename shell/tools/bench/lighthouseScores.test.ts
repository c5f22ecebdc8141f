import { expect, it } from 'vitest';
import { pointsOff, readScores } from './lighthouseScores';
import { isMet } from './table';

const reported = (performance: number | null, accessibility = 1, blocked = 40) =>
  JSON.stringify({
    categories: {
      performance: { score: performance },
      accessibility: { score: accessibility },
      'best-practices': { score: 1 },
      seo: { score: 1 },
    },
    audits: {
      'total-blocking-time': { numericValue: blocked },
      'largest-contentful-paint': { numericValue: 1_500 },
    },
  });

it('takes the median of performance, and the worst visit of the other categories', () => {
  const visits = [reported(0.99), reported(0.91, 0.96, 400), reported(1)].map(readScores);
  const [performance, rest] = pointsOff('/learn', visits);
  expect(performance).toMatchObject({
    figure: 1,
    from: '99, 91, 100 of 100; blocked for 40 ms, LCP 1500 ms',
  });
  expect(rest).toMatchObject({ figure: 4, from: 'accessibility 96, best-practices 100, seo 100' });
  expect([performance, rest].map((row) => row && isMet(row))).toEqual([true, false]);
});

it('treats a page that could not be scored as an error', () => {
  expect(() => readScores(reported(null))).toThrow('performance');
});
