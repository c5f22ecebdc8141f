import { SurroundingsContext } from '@school/shared';
import type { DonationStart } from '@school/shared/schemas/donation';
import { standInShell } from '@school/shared/testing';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { stubApi, type Answer } from '../testing/stubApi';
import { useDonationPayment } from './useDonationPayment';

const donationId = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';
const slug = 'my-allegro';
const checkout = { txRef: 'TX-1' };
const draft = { donationId, project: slug, amount: 2_000 } as DonationStart;

const opensCheckout: Answer = { body: { state: 'created', checkout } };
const confirms = (state: string, needsStaff = false): Answer => ({ body: { state, needsStaff } });

/** Renders the hook as the donation page does. */
function renderPayment() {
  const navigate = vi.fn();
  const shell = { ...standInShell(), navigate };
  const onPaid = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SurroundingsContext value={{ shell, base: '' }}>{children}</SurroundingsContext>
  );
  const { result, unmount } = renderHook(
    () => useDonationPayment({ donationId, idToSend: () => donationId, slug, onPaid }),
    { wrapper },
  );
  return { result, unmount, navigate, onPaid };
}

type Rendered = ReturnType<typeof renderPayment>['result'];

/** Sends the form and closes the checkout, with the ID of a transaction if one was made. */
async function payAndClose(result: Rendered, transactionId?: string): Promise<void> {
  const sending = result.current.payment.pay(draft);
  await waitFor(() => expect(result.current.payment.session).toBeDefined());
  await act(async () => {
    result.current.payment.session?.onEnd(transactionId);
    await sending;
  });
}

// The API client loads with the first request, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

describe('a submitted donation', () => {
  test('opens the checkout that the API names', async () => {
    const requests = stubApi({ '/donations': [opensCheckout], '/payments/confirm': [confirms('created')] });
    const { result } = renderPayment();
    void result.current.payment.pay(draft);
    await waitFor(() => expect(result.current.payment.session?.checkout).toEqual(checkout));
    expect(requests).toEqual([{ path: '/donations', body: draft }]);
  });

  test('leads to the thank-you page once the API confirms it, whatever the checkout reports', async () => {
    const requests = stubApi({ '/donations': [opensCheckout], '/payments/confirm': [confirms('paid')] });
    const { result, navigate, onPaid } = renderPayment();
    await payAndClose(result, '77');
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(requests.at(-1)).toEqual({
      path: '/payments/confirm',
      body: { txRef: 'TX-1', transactionId: '77' },
    });
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/donate/thank-you?donation=${donationId}`, {
      replace: true,
    });
    expect(onPaid).toHaveBeenCalledOnce();
  });

  test('that was paid before leads to the thank-you page without a checkout', async () => {
    stubApi({ '/donations': [{ body: { state: 'paid' } }] });
    const { result, navigate } = renderPayment();
    await act(() => result.current.payment.pay(draft));
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(result.current.payment.session).toBeUndefined();
  });

  test('reports a rejection by the API to the form', async () => {
    const fields = [{ field: 'email', message: 'No such address' }];
    stubApi({ '/donations': [{ refusal: { code: 'validation_failed', message: 'Wrong', fields } }] });
    const { result } = renderPayment();
    await expect(result.current.payment.pay(draft)).rejects.toMatchObject({ data: { error: { fields } } });
  });
});

test('awaits a pending payment under the ID of the donation', async () => {
  stubApi({ '/donations': [opensCheckout], '/payments/confirm': [confirms('pending')] });
  const { result, navigate } = renderPayment();
  await payAndClose(result, '77');
  expect(result.current.awaited).toEqual({
    donationId,
    txRef: 'TX-1',
    transactionId: '77',
    isAwaited: true,
  });
  expect(navigate).not.toHaveBeenCalled();
});

test('keeps the ID of the donation after a declined payment, for the next attempt', async () => {
  stubApi({ '/donations': [opensCheckout], '/payments/confirm': [confirms('failed')] });
  const { result } = renderPayment();
  await payAndClose(result, '77');
  expect(result.current.payment.unpaidReason).toBe('failed');
  expect(localStorage.getItem(`school:donation-under-way-${slug}`)).toBe(JSON.stringify({ donationId }));
});

test('leads to the thank-you page when it was paid while the page was away', async () => {
  stubApi({ '/donations': [opensCheckout] });
  const left = renderPayment();
  void left.result.current.payment.pay(draft);
  await waitFor(() => expect(left.result.current.payment.session).toBeDefined());
  left.unmount();
  const requests = stubApi({ '/payments/confirm': [confirms('paid')] });
  const { navigate } = renderPayment();
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(requests).toEqual([{ path: '/payments/confirm', body: { txRef: 'TX-1' } }]);
});

test('allows another donation while one is awaited', async () => {
  stubApi({ '/donations': [opensCheckout], '/payments/confirm': [confirms('pending')] });
  const { result, navigate } = renderPayment();
  await payAndClose(result, '77');
  act(() => result.current.startAnother());
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/donate\/[0-9a-f-]{36}\/my-allegro$/),
    { replace: true },
  );
  expect(navigate.mock.calls[0]?.[0]).not.toContain(donationId);
  expect(result.current.awaited).toBeUndefined();
});
