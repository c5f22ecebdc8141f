import { describe, expect, it } from 'vitest';
import { untilNextCheck } from './schedule';

const minute = 60_000;

describe('the next question about an attempt', () => {
  it('comes soon while a payment is under way, then more seldom', () => {
    expect([0, 1, 2].map((checks) => untilNextCheck('pending', checks))).toEqual([5_000, 7_500, 11_250]);
  });

  it('comes at least every ten minutes while a payment is under way', () => {
    expect([12, 13, 1_000].map((checks) => untilNextCheck('pending', checks))).toEqual([
      10 * minute,
      10 * minute,
      10 * minute,
    ]);
  });

  it('comes at least every hour while nothing is reported', () => {
    expect([0, 1, 5, 6, 1_000].map((checks) => untilNextCheck('created', checks))).toEqual([
      minute,
      2 * minute,
      32 * minute,
      60 * minute,
      60 * minute,
    ]);
  });
});
