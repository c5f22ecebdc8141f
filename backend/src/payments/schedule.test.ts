import { describe, expect, it } from 'vitest';
import { untilLateCheck, untilNextCheck } from './schedule';

const minute = 60_000;

describe('the next check of an attempt', () => {
  it('comes soon while a payment is pending, then less often', () => {
    expect([0, 1, 2].map((checks) => untilNextCheck('pending', checks))).toEqual([5_000, 7_500, 11_250]);
  });

  it('comes at least every ten minutes while a payment is pending', () => {
    expect([12, 13, 1_000].map((checks) => untilNextCheck('pending', checks))).toEqual([
      10 * minute,
      10 * minute,
      10 * minute,
    ]);
  });

  it('comes less often once the order has expired, for thirty days', () => {
    const hour = 60 * minute;
    expect([0, 6, 12, 100, 29 * 24].map((hours) => untilLateCheck(hours * hour))).toEqual(
      [6, 6, 12, 72, 72].map((hours) => hours * hour),
    );
    expect(untilLateCheck(30 * 24 * hour)).toBeUndefined();
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
