import { expect, it } from 'vitest';
import { feeOn } from './fees';

const sharesOf = [0, 1, 195, 350, 1_000, 1_999];

it('leaves the school the whole gift, and adds no pesewa more than that needs', () => {
  const gifts = [500, 501, 9_805, 10_000, 19_610, 33_333, 9_999_999, 10_000_000];
  for (const rate of sharesOf)
    for (const gift of [...gifts, ...Array.from({ length: 200 }, (_, at) => 500 + at * 7)]) {
      const total = gift + feeOn(gift, rate);
      const left = (paid: number) => paid - Math.ceil((paid * rate) / 10_000);
      expect(left(total), `${gift} at ${rate}`).toBeGreaterThanOrEqual(gift);
      expect(rate === 0 || left(total - 1) < gift, `${gift} at ${rate}`).toBe(true);
    }
});

it.each([
  [10_000, 195, 199],
  [9_805, 195, 195],
  [9_806, 195, 196],
  [500, 195, 10],
  [10_000, 0, 0],
])('adds to %i pesewas at %i a fee of %i', (gift, rate, fee) => expect(feeOn(gift, rate)).toBe(fee));
