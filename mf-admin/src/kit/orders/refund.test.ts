import { describe, expect, it } from 'vitest';
import { cedis, outcomeOf } from './refund';
import { refundDraft } from './refundDraft';

const read = (amount: string, reason = '') => refundDraft(20_000).safeParse({ amount, reason });

describe('a typed refund', () => {
  it.each([
    ['200', 20_000],
    ['GH₵ 1.05', 105],
    [' 12.5 ', 1250],
  ])('%s is %d pesewas', (amount, pesewas) => {
    expect(read(amount).data).toEqual({ amount: pesewas });
  });

  it.each([
    ['', 'Please enter an amount in cedis and pesewas'],
    ['0', 'Please enter an amount in cedis and pesewas'],
    ['-5', 'Please enter an amount in cedis and pesewas'],
    ['1.005', 'Please enter an amount in cedis and pesewas'],
    ['200.01', 'Only GH₵ 200.00 is left of this payment.'],
  ])('%j is rejected', (amount, message) => {
    expect(read(amount).error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [['amount'], message],
    ]);
  });

  it('keeps a reason, and omits an empty one', () => {
    expect(read('1', ' given twice ').data).toEqual({ amount: 100, reason: 'given twice' });
    expect(read('1', 'x'.repeat(201)).success).toBe(false);
  });
});

describe('the outcome of a refund', () => {
  it('fills the field with the amount left', () => {
    expect([cedis(20_000), cedis(20_050), cedis(5)]).toEqual(['200', '200.50', '0.05']);
  });

  it('never claims that money was refunded when the outcome is unknown', () => {
    const refund = { amount: 20_000, problem: null };
    expect(outcomeOf({ ...refund, state: 'done' })).toEqual({
      type: 'success',
      message: 'GH₵ 200.00 was refunded.',
    });
    expect(outcomeOf({ ...refund, state: 'unclear' })).toMatchObject({ type: 'warning' });
    expect(outcomeOf({ ...refund, state: 'failed', problem: 'It is too old.' }).message).toBe(
      'Nothing was refunded. It is too old.',
    );
  });
});
