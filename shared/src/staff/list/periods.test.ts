import { expect, it } from 'vitest';
import { periodsAt } from './periodAddress';

it.each([
  [
    '2025-03-31T23:59:59Z',
    ['2025-03-31', '2025-03-30', '2025-03-01', '2025-02-01'],
    ['2025-03-31', '2025-02-28'],
  ],
  [
    '2024-01-01T00:00:00Z',
    ['2024-01-01', '2023-12-31', '2024-01-01', '2023-12-01'],
    ['2024-01-31', '2023-12-31'],
  ],
])('the preset periods at %s end at the ends of their months', (now, firsts, lasts) => {
  const periods = periodsAt(Date.parse(now));
  expect(periods.map(({ from }) => from)).toEqual(firsts);
  expect(periods.slice(2).map(({ to }) => to)).toEqual(lasts);
});
