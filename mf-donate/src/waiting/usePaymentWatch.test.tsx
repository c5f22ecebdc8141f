// @vitest-environment happy-dom
import { SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DonationUnderWay } from '../payment/donationUnderWay';
import { stubApi, type Answer } from '../testing/stubApi';
import { usePaymentWatch } from './usePaymentWatch';

const donationId = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';
const path = `/donations/${donationId}`;
const answers = (state: string): Answer => ({ body: { state, needsStaff: false } });

async function renderWatch(underWay: Omit<DonationUnderWay, 'donationId'>) {
  const shell = standInShell();
  const store = await shell.store();
  const onAnswer = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SurroundingsContext value={{ shell, base: '' }}>
      <Provider store={store}>{children}</Provider>
    </SurroundingsContext>
  );
  const hook = renderHook(() => usePaymentWatch({ donationId, ...underWay }, onAnswer), { wrapper });
  return {
    ...hook,
    reportedStates: () => onAnswer.mock.calls.map(([answer]) => (answer as { state: string }).state),
  };
}

/** Lets the next checks happen. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('confirms the payment until the API knows it, then asks for the donation until it is paid', async () => {
  const requests = stubApi({
    '/payments/confirm': [answers('created'), answers('pending')],
    [path]: [answers('pending'), answers('paid')],
  });
  const { reportedStates } = await renderWatch({ txRef: 'TX-1', transactionId: '77' });
  await pass(60_000);
  expect(requests.map((one) => one.path)).toEqual(['/payments/confirm', '/payments/confirm', path, path]);
  expect(requests[0]?.body).toEqual({ txRef: 'TX-1', transactionId: '77' });
  expect(reportedStates()).toEqual(['created', 'pending', 'pending', 'paid']);
  await pass(60_000);
  expect(requests).toHaveLength(4);
});

test('without a payment of its own it asks for the donation', async () => {
  const requests = stubApi({ [path]: [answers('paid')] });
  const { reportedStates } = await renderWatch({});
  await pass(1_000);
  expect(requests.map((one) => one.path)).toEqual([path]);
  expect(reportedStates()).toEqual(['paid']);
});

test('goes on when an answer is lost, and counts its checks', async () => {
  stubApi({ [path]: ['lost', answers('pending')] });
  const { result, reportedStates } = await renderWatch({});
  await pass(3_000);
  expect(reportedStates()).toEqual(['pending']);
  expect(result.current.checks).toBe(2);
  expect(result.current.lastAnswer).toMatchObject({ state: 'pending' });
});

for (const state of ['failed', 'expired', 'refunded'])
  test(`stops at a payment that is ${state}, and checks again on demand`, async () => {
    const requests = stubApi({ [path]: [answers(state)] });
    const { result } = await renderWatch({});
    await pass(120_000);
    expect(requests).toHaveLength(1);
    act(() => result.current.checkNow());
    await pass(1_000);
    expect(requests).toHaveLength(2);
  });

test('stops when its page is left', async () => {
  const requests = stubApi({ [path]: [answers('pending')] });
  const { unmount } = await renderWatch({});
  await pass(1_000);
  unmount();
  const before = requests.length;
  await pass(120_000);
  expect(requests).toHaveLength(before);
});
