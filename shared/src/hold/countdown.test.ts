import { expect, it } from 'vitest';
import { clockOf, secondsLeft } from './countdown';

it('a countdown follows the API’s clock, not the device’s', () => {
  const term = { expiresAt: '2031-01-01T10:30:00Z', now: '2031-01-01T10:00:00Z' };
  expect(secondsLeft(term, 0)).toBe(1800);
  expect(secondsLeft(term, 1_799_500)).toBe(1);
  expect(secondsLeft(term, 9_000_000)).toBe(0);
});

it.each([
  [1800, '30:00'],
  [65, '1:05'],
  [0, '0:00'],
  [86_399, '23 h 59 min'],
])('%i seconds are shown as %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock);
});
