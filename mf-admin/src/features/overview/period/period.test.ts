import { describe, expect, it } from 'vitest';
import { compared } from './compared';
import { daysIn, formatDays, readPeriod, withPeriod, wrongDays } from './period';

describe('the period in the address', () => {
  it.each([
    ['', { days: 30 }],
    ['?days=7', { days: 7 }],
    ['?days=365', { days: 365 }],
    ['?days=8', { days: 30 }],
    ['?days=<b>', { days: 30 }],
    ['?from=2025-10-01&to=2025-10-31', { from: '2025-10-01', to: '2025-10-31' }],
    ['?from=2025-10-01&to=2025-10-31&days=7', { from: '2025-10-01', to: '2025-10-31' }],
    ['?from=2025-10-01', { days: 30 }],
    ['?from=2025-02-29&to=2025-03-01&days=90', { days: 90 }],
    ['?from=2025-10-31&to=2025-10-01', { days: 30 }],
    ['?from=2020-01-01&to=2025-10-01', { days: 30 }],
  ])('%s is read as %o', (query, period) => {
    expect(readPeriod(query)).toEqual(period);
  });

  it('keeps the other parameters of the address', () => {
    expect(withPeriod('?days=7&open=a', { from: '2025-10-01', to: '2025-10-31' })).toBe(
      '?open=a&from=2025-10-01&to=2025-10-31',
    );
    expect(withPeriod('?from=2025-10-01&to=2025-10-31', { days: 90 })).toBe('?days=90');
  });

  it('may be a whole leap year, and rejects an invalid day at its field', () => {
    expect(wrongDays({ from: '2024-01-01', to: '2024-12-31' })).toBeUndefined();
    expect(wrongDays({ from: '2024-01-01', to: '2025-01-01' })).toMatchObject({ field: 'from' });
    expect(wrongDays({ from: '2025-01-02', to: '2025-01-01' })).toMatchObject({ field: 'to' });
    expect(wrongDays({ from: '', to: '2025-01-01' })).toMatchObject({ field: 'from' });
  });

  it('is described by its days', () => {
    expect(formatDays({ from: '2025-10-01', to: '2025-10-31' })).toBe('Oct 01, 2025 to Oct 31, 2025');
    expect(formatDays({ from: '2025-10-01', to: '2025-10-01' })).toBe('Oct 01, 2025');
    expect(daysIn({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
  });
});

it.each([
  [12, 9, 30, '3 more than in the 30 days before (9)'],
  [9, 1200, 7, '1,191 fewer than in the 7 days before (1,200)'],
  [4, 4, 1, 'Same as in the day before'],
  [4, 0, 30, 'None in the 30 days before'],
  [0, 0, 30, 'Also none in the 30 days before'],
])('compares %d with %d of the %d days before', (count, before, days, words) => {
  expect(compared(count, before, days)).toBe(words);
});
