import { describe, expect, it } from 'vitest';
import { seatsLabel } from './seatsLabel';
import { timeLabel } from './timeLabel';

it.each([
  [900, '15 minutes'],
  [61, '1 minute'],
  [59, '59 seconds'],
  [1, '1 second'],
])('formats %i seconds as %s', (seconds, words) => {
  expect(timeLabel(seconds)).toBe(words);
});

describe('the description of seats', () => {
  const labelled = (...labels: string[]) => labels.map((label) => ({ label }));

  it('groups seats by row', () => {
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
