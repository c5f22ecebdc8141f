import { describe, expect, it } from 'vitest';
import { discountsOf, type Rebate } from './discounts';

const tickets = [
  { typeId: 'regular', price: 15_000 },
  { typeId: 'regular', price: 15_000 },
  { typeId: 'student', price: 8_000 },
];
const rebate = (changes: Partial<Rebate>): Rebate => ({
  kind: 'percent',
  value: 10,
  typeIds: null,
  ...changes,
});

describe('the discount of a promo code', () => {
  it.each([
    [undefined, [0, 0, 0]],
    [rebate({}), [1_500, 1_500, 800]],
    [rebate({ value: 100 }), [15_000, 15_000, 8_000]],
    [rebate({ value: 33 }), [4_950, 4_950, 2_640]],
    [rebate({ typeIds: ['student'] }), [0, 0, 800]],
    [rebate({ kind: 'fixed', value: 10_000, typeIds: ['regular'] }), [5_000, 5_000, 0]],
    [rebate({ kind: 'fixed', value: 1 }), [0, 0, 1]],
    [rebate({ kind: 'fixed', value: 1_000_000 }), [15_000, 15_000, 8_000]],
    [rebate({ kind: 'fixed', value: 10, typeIds: ['table'] }), [0, 0, 0]],
  ])('is as listed for %o: %j', (code, discounts) => {
    expect(discountsOf(tickets, code)).toEqual(discounts);
  });

  it('loses nothing by rounding', () => {
    for (const value of [1, 7, 99, 1_001, 12_345, 37_999]) {
      const all = discountsOf(tickets, rebate({ kind: 'fixed', value }));
      expect(all.reduce((sum, part) => sum + part)).toBe(value);
    }
  });
});
