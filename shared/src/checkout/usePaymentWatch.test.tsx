import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaymentRecord } from './paymentRecord';
import type { PaymentAnswer } from './paymentStates';
import { usePaymentWatch } from './usePaymentWatch';

type Answer = PaymentAnswer | 'lost' | undefined;

const answers = (state: PaymentAnswer['state'], needsStaff = false): PaymentAnswer => ({ state, needsStaff });

/** Returns the answers in turn and then repeats the last. */
function inTurn(given: readonly Answer[]) {
  const left = [...given];
  return async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  };
}

/**
 * Watches a payment.
 * @param confirms and
 * @param lookUps the API's answers, in turn
 */
function renderWatch(
  record: PaymentRecord | undefined,
  {
    confirms = [],
    lookUps = [],
  }: { readonly confirms?: readonly Answer[]; readonly lookUps?: readonly Answer[] },
) {
  const calls: unknown[] = [];
  const [nextConfirm, nextLookUp] = [inTurn(confirms), inTurn(lookUps)];
  const report = vi.fn(async (_answer: PaymentAnswer) => undefined);
  const hook = renderHook(() =>
    usePaymentWatch({
      record,
      confirm: (claim) => {
        calls.push(claim);
        return nextConfirm() as Promise<PaymentAnswer>;
      },
      lookUp: () => {
        calls.push('order');
        return nextLookUp();
      },
      report,
    }),
  );
  return { ...hook, calls, report };
}

/** Advances time to the next checks. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());

test('confirms the payment until the API has it, then polls the order until it is paid', async () => {
  const claim = { txRef: 'TX-1', transactionId: '77' };
  const { calls, report } = renderWatch(
    { ...claim, isAwaited: true },
    { confirms: [answers('created'), answers('pending')], lookUps: [answers('pending'), answers('paid')] },
  );
  await pass(60_000);
  expect(calls).toEqual([claim, claim, 'order', 'order']);
  expect(report).toHaveBeenCalledExactlyOnceWith(answers('paid'));
  await pass(60_000);
  expect(calls).toHaveLength(4);
});

test('polls the order when there is no record of the payment', async () => {
  const { calls, report } = renderWatch(undefined, { lookUps: [answers('paid')] });
  await pass(1_000);
  expect(calls).toEqual(['order']);
  expect(report).toHaveBeenCalledExactlyOnceWith(answers('paid'));
});

test('polls the payment when the order does not include its state', async () => {
  const { calls, report } = renderWatch(
    { txRef: 'TX-1' },
    { confirms: [answers('pending'), answers('failed')], lookUps: [undefined] },
  );
  await pass(3_000);
  expect(calls).toEqual([{ txRef: 'TX-1' }, 'order', { txRef: 'TX-1' }]);
  expect(report).toHaveBeenCalledExactlyOnceWith(answers('failed'));
});

test('continues when neither is known, as for a payment of another device', async () => {
  const { calls, report } = renderWatch(undefined, { lookUps: [undefined] });
  await pass(5_000);
  expect(calls).toEqual(['order', 'order', 'order']);
  expect(report).not.toHaveBeenCalled();
});

test('continues after a lost answer and counts its checks', async () => {
  const { result, calls } = renderWatch(undefined, { lookUps: ['lost', answers('pending')] });
  await pass(3_000);
  expect(calls).toHaveLength(2);
  expect(result.current.takesLong).toBe(false);
  await pass(180_000);
  expect(result.current.takesLong).toBe(true);
});

test('continues when its report could not be applied', async () => {
  const { calls, report } = renderWatch(undefined, { lookUps: [answers('paid')] });
  report.mockRejectedValueOnce(new Error('Loading chunk payment failed'));
  await pass(3_000);
  expect(calls).toHaveLength(2);
  expect(report).toHaveBeenCalledTimes(2);
});

test('reports that staff must check the payment', async () => {
  const { result } = renderWatch(undefined, { lookUps: [answers('created', true)] });
  expect(result.current.needsStaff).toBe(false);
  await pass(1_000);
  expect(result.current.needsStaff).toBe(true);
});

test.each(['failed', 'expired', 'refunded'] as const)(
  'stops at a payment that is %s and checks again on demand',
  async (state) => {
    const { result, calls } = renderWatch(undefined, { lookUps: [answers(state)] });
    await pass(120_000);
    expect(calls).toHaveLength(1);
    act(() => result.current.checkNow());
    await pass(1_000);
    expect(calls).toHaveLength(2);
  },
);

test('stops when the page is left', async () => {
  const { calls, unmount } = renderWatch(undefined, { lookUps: [answers('pending')] });
  await pass(1_000);
  unmount();
  const before = calls.length;
  await pass(120_000);
  expect(calls).toHaveLength(before);
});
