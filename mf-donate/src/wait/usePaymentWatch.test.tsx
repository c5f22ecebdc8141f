// @vitest-environment happy-dom
import { SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GiftUnderWay } from '../give/giftUnderWay';
import { stubApi, type Answer } from '../testing/stubApi';
import { usePaymentWatch } from './usePaymentWatch';

const donationId = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';
const path = `/donations/${donationId}`;
const told = (state: string): Answer => ({ says: { state, needsStaff: false } });

async function renderWatch(underWay: Omit<GiftUnderWay, 'donationId'>) {
  const shell = standInShell();
  const store = await shell.store();
  const heard = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SurroundingsContext value={{ shell, base: '' }}>
      <Provider store={store}>{children}</Provider>
    </SurroundingsContext>
  );
  const hook = renderHook(() => usePaymentWatch({ donationId, ...underWay }, heard), { wrapper });
  return {
    ...hook,
    statesHeard: () => heard.mock.calls.map(([answer]) => (answer as { state: string }).state),
  };
}

/** Lets the next looks happen. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('holds the payment out until the server knows it, then asks for the donation until it is paid', async () => {
  const asked = stubApi({
    '/payments/confirm': [told('created'), told('pending')],
    [path]: [told('pending'), told('paid')],
  });
  const { statesHeard } = await renderWatch({ txRef: 'TX-1', transactionId: '77' });
  await pass(60_000);
  expect(asked.map((one) => one.path)).toEqual(['/payments/confirm', '/payments/confirm', path, path]);
  expect(asked[0]?.body).toEqual({ txRef: 'TX-1', transactionId: '77' });
  expect(statesHeard()).toEqual(['created', 'pending', 'pending', 'paid']);
  await pass(60_000);
  expect(asked).toHaveLength(4);
});

test('a payment that nobody opened here is asked for by its donation', async () => {
  const asked = stubApi({ [path]: [told('paid')] });
  const { statesHeard } = await renderWatch({});
  await pass(1_000);
  expect(asked.map((one) => one.path)).toEqual([path]);
  expect(statesHeard()).toEqual(['paid']);
});

test('goes on when an answer is lost, and counts how often it has looked', async () => {
  stubApi({ [path]: ['lost', told('pending')] });
  const { result, statesHeard } = await renderWatch({});
  await pass(3_000);
  expect(statesHeard()).toEqual(['pending']);
  expect(result.current.looks).toBe(2);
  expect(result.current.last).toMatchObject({ state: 'pending' });
});

for (const state of ['failed', 'expired', 'refunded'])
  test(`stops at a payment that is ${state}, and asks again on demand`, async () => {
    const asked = stubApi({ [path]: [told(state)] });
    const { result } = await renderWatch({});
    await pass(120_000);
    expect(asked).toHaveLength(1);
    act(() => result.current.askNow());
    await pass(1_000);
    expect(asked).toHaveLength(2);
  });

test('a page that is left asks no more', async () => {
  const asked = stubApi({ [path]: [told('pending')] });
  const { unmount } = await renderWatch({});
  await pass(1_000);
  unmount();
  const before = asked.length;
  await pass(120_000);
  expect(asked).toHaveLength(before);
});
