import { describe, expect, it } from 'vitest';
import { isAddress, pageName, summaryOf } from './pageViews';
import { formatVital, ratingOf } from './vitals';

describe('the name of a page', () => {
  it.each([
    ['/', 'Home', true],
    ['/learn/piano', '/learn/piano', true],
    ['/donate/:donationId/mate', '/donate/:donationId/mate', false],
    ['*', 'Pages not found', false],
  ])('%s is %s', (path, name, goesThere) => {
    expect(pageName(path)).toBe(name);
    expect(isAddress(path)).toBe(goesThere);
  });
});

it('summarizes the days in a sentence', () => {
  const days = [
    { day: '2025-02-28', views: 1200 },
    { day: '2025-03-01', views: 34 },
  ];
  expect(summaryOf({ total: 1234, days })).toBe('1,234 views in 2 days, most on Feb 28, 2025 (1200).');
});

describe('a measurement', () => {
  it.each([
    ['LCP', 2500, '2.50 s', 'good'],
    ['LCP', 2501, '2.50 s', 'slow'],
    ['LCP', 4001, '4.00 s', 'poor'],
    ['INP', 200, '200 ms', 'good'],
    ['INP', 501, '501 ms', 'poor'],
    ['CLS', 0.1, '0.10', 'good'],
    ['CLS', 0.26, '0.26', 'poor'],
    ['FCP', 999.6, '1000 ms', 'good'],
    ['TTFB', 1200, '1.20 s', 'slow'],
  ] as const)('%s of %d reads %s and is %s', (metric, p75, formatted, rating) => {
    expect(formatVital({ metric, p75 })).toBe(formatted);
    expect(ratingOf({ metric, p75 })).toBe(rating);
  });
});
