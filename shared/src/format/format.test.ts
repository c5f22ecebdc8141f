import { describe, expect, it } from 'vitest';
import {
  firstNumberWord,
  formatBytes,
  formatClock,
  formatDate,
  formatDateTime,
  formatLongDateTime,
  formatWeekday,
  formatWeeklyHour,
  formatMoney,
  formatPhone,
  numberWord,
  parseMoney,
} from './index';

describe('formatMoney', () => {
  it.each([
    [123_400, 'GH₵ 1,234.00'],
    [0, 'GH₵ 0.00'],
    [5, 'GH₵ 0.05'],
    [99_999, 'GH₵ 999.99'],
    [100_000_000, 'GH₵ 1,000,000.00'],
    [-250, '-GH₵ 2.50'],
  ])('formats %i pesewas as %s', (pesewas, text) => {
    expect(formatMoney(pesewas)).toBe(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %d', (pesewas) => {
    expect(() => formatMoney(pesewas)).toThrow(RangeError);
  });
});

describe('parseMoney', () => {
  it.each([
    ['150', 15_000],
    ['150.5', 15_050],
    [' 1,250.00 ', 125_000],
    ['GH₵ 20', 2_000],
    ['ghs 5', 500],
    ['0.29', 29],
    ['\u202d1,250.00\u202c', 125_000],
  ])('parses %s', (typed, pesewas) => {
    expect(parseMoney(typed)).toBe(pesewas);
  });

  it.each(['', 'ten', '-5', '1.005', '1,5', 'NaN', 'Infinity', '1e3', '$20', '1,00,000'])(
    'rejects %s',
    (typed) => {
      expect(parseMoney(typed)).toBeUndefined();
    },
  );
});

it('formatWeekday and formatClock use UTC', () => {
  expect(formatWeekday('2025-03-03T23:30:00+02:00')).toBe('Monday');
  expect(formatClock('2025-03-03T23:30:00+02:00')).toBe('21:30');
  expect(() => formatClock('soon')).toThrow(RangeError);
});

describe('formatDate', () => {
  it.each([
    ['2023-12-31', 'Dec 31, 2023'],
    ['2025-10-01', 'Oct 01, 2025'],
    ['2024-01-01T00:30:00+01:00', 'Dec 31, 2023'],
  ])('formats %s as %s in UTC', (value, text) => {
    expect(formatDate(value)).toBe(text);
    expect(formatDate(new Date(value))).toBe(text);
  });

  it('rejects an invalid date', () => {
    expect(() => formatDate('soon')).toThrow(RangeError);
  });
});

describe('formatPhone', () => {
  it('groups numbers of Ghana and of other countries', () => {
    expect(formatPhone('+233241234567')).toBe('+233 24 123 4567');
    expect(formatPhone('0241234567')).toBe('+233 24 123 4567');
    expect(formatPhone('+442079460958')).toBe('+44 20 7946 0958');
  });

  it('leaves anything else unchanged', () => {
    expect(formatPhone('ask at the door')).toBe('ask at the door');
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [312 * 1024, '312 KB'],
    [1024 * 1024 - 1, '1 MB'],
    [4.1 * 1024 * 1024, '4.1 MB'],
    [5 * 1024 * 1024, '5 MB'],
    [3 * 1024 ** 4, '3072 GB'],
  ])('formats %i bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('a number word', () => {
  it.each([
    [0, 'zero'],
    [6, 'six'],
    [10, 'ten'],
    [13, 'thirteen'],
    [19, 'nineteen'],
    [20, '20'],
  ])('for %i is %s', (count, word) => {
    expect(numberWord(count)).toBe(word);
  });

  it('is capitalised at the beginning of a sentence', () => {
    expect([firstNumberWord(6), firstNumberWord(20)]).toEqual(['Six', '20']);
  });
});

it('formats of dates, times and weekly hours use UTC', () => {
  expect(formatDateTime('2025-03-03T15:00:00+02:00')).toBe('Mar 03, 2025, 13:00');
  expect(formatLongDateTime('2025-03-03T15:00:00Z')).toBe('Monday, Mar 03, 2025, 15:00');
  expect(formatWeeklyHour(new Date('2025-03-03T15:00:00Z'), '2025-03-03T16:00:00Z')).toBe(
    'Mondays, 15:00 to 16:00',
  );
});
