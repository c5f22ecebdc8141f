import { describe, expect, it } from 'vitest';
import { clockOf, secondsLeft, timeLabel } from './countdown';
import { seatsLabel } from './seatsLabel';

describe('the time of a hold', () => {
  const term = { now: '2025-10-01T09:00:00.000Z', expiresAt: '2025-10-01T09:15:00.000Z' };

  it('runs by the API’s clock, whatever this device’s says, and never below nothing', () => {
    expect(secondsLeft(term, 0)).toBe(900);
    expect(secondsLeft(term, 60_500)).toBe(840);
    expect(secondsLeft(term, 3_600_000)).toBe(0);
  });

  it.each([
    [900, '15:00', '15 minutes'],
    [61, '1:01', '1 minute'],
    [59, '0:59', '59 seconds'],
    [1, '0:01', '1 second'],
    [21_540, '5 h 59 min', '359 minutes'],
  ])('%i seconds are %s, and said as %s', (seconds, clock, words) => {
    expect(clockOf(seconds)).toBe(clock);
    expect(timeLabel(seconds)).toBe(words);
  });
});

describe('seats in words', () => {
  const labelled = (...labels: string[]) => labels.map((label) => ({ label }));

  it('stand together by row', () => {
    expect(seatsLabel(labelled('Centre, row 7, seat 12'))).toBe('Centre, row 7, seat 12');
    expect(
      seatsLabel(labelled('Centre, row 7, seat 12', 'Centre, row 7, seat 13', 'Centre, row 8, seat 1')),
    ).toBe('Centre, row 7, seats 12 and 13; Centre, row 8, seat 1');
    expect(seatsLabel(labelled('Table 3, seat 1', 'Table 3, seat 2', 'Table 3, seat 3'))).toBe(
      'Table 3, seats 1, 2 and 3',
    );
    const table = [1, 2, 3, 4].map((number) => `Table 3, seat ${number}`);
    expect(seatsLabel(labelled(...table))).toBe('Table 3, seats 1 to 4');
    expect(seatsLabel(labelled(...table.slice(0, 3), 'Table 3, seat 8'))).toBe(
      'Table 3, seats 1, 2, 3 and 8',
    );
    expect(seatsLabel([])).toBe('');
  });
});
