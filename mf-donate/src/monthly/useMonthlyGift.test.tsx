import { SurroundingsContext } from '@school/shared';
import { standInShell } from '@school/shared/testing';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { stubApi } from '../testing/stubApi';
import { useMonthlyGift } from './useMonthlyGift';

// The API client loads with the first request, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const gift = (method: string) => ({ state: 'active', method, amount: 5_000, months: [] });

const surroundings = { shell: standInShell(), base: '' };
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
);

/** Begins a payment that is answered without a page. */
async function payWith(method: string, state: string) {
  stubApi({
    '/monthly-gifts/mine': [{ body: gift(method) }],
    '/monthly-gifts/mine/payment': [{ body: { state, page: null } }],
  });
  const { result } = renderHook(() => useMonthlyGift('a-key'), { wrapper });
  await waitFor(() => expect(result.current.gift).toBeDefined());
  await act(() => result.current.pay());
  return result.current;
}

test('a request is on its way to the phone when the payment is pending', async () => {
  const { said, problem } = await payWith('mobile_money', 'pending');
  expect(said).toContain('on its way to your phone');
  expect(problem).toBeUndefined();
});

test.each([
  ['mobile_money', 'failed', 'The payment did not work'],
  ['mobile_money', 'created', 'has not confirmed the request yet'],
  ['card', 'created', 'The payment page cannot be opened'],
])('a payment by %s that is %s is told as a problem', async (method, state, text) => {
  const { said, problem } = await payWith(method, state);
  expect(said).toBeUndefined();
  expect(problem).toContain(text);
});

test('a month that was paid meanwhile is told as paid', async () => {
  expect((await payWith('mobile_money', 'paid')).said).toContain('already paid');
});

test('an error is gone once the gift is read after all', async () => {
  stubApi({ '/monthly-gifts/mine': [{ refusal: { message: 'Not now' } }, { body: gift('card') }] });
  const { result } = renderHook(() => useMonthlyGift('a-key'), { wrapper });
  await waitFor(() => expect(result.current.problem).toBeDefined());
  await act(() => result.current.load());
  expect(result.current.gift).toBeDefined();
  expect(result.current.problem).toBeUndefined();
});
