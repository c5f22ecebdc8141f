// @vitest-environment happy-dom
import { SurroundingsContext } from '@school/shared';
import type { DonationStart } from '@school/shared/schemas/donation';
import { standInShell } from '@school/shared/testing';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotOpened, UNREACHABLE } from '../pay/refused';
import { stubApi, type Answer } from '../testing/stubApi';
import { usePayment } from './usePayment';

const donationId = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';
const url = 'my-allegro';
const checkout = { txRef: 'TX-1' };
const draft = { donationId, project: url, amount: 2_000 } as DonationStart;

const opens: Answer = { says: { state: 'created', checkout } };
const told = (state: string, needsStaff = false): Answer => ({ says: { state, needsStaff } });

/** Renders the hook as the donation page does. */
function renderPayment() {
  const navigate = vi.fn();
  const shell = { ...standInShell(), navigate };
  const onPaid = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SurroundingsContext value={{ shell, base: '' }}>{children}</SurroundingsContext>
  );
  const { result, unmount } = renderHook(() => usePayment({ donationId, url, onPaid }), { wrapper });
  return { result, unmount, navigate, onPaid };
}

type Rendered = ReturnType<typeof renderPayment>['result'];

/** Sends the form and closes the checkout, with a transaction's number if one was made there. */
async function payAndClose(result: Rendered, transactionId?: string): Promise<void> {
  const sending = result.current.pay(draft);
  await waitFor(() => expect(result.current.till).toBeDefined());
  await act(async () => {
    result.current.till?.ended(transactionId);
    await sending;
  });
}

// The API's client is loaded with the first request, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a donation that is sent', () => {
  test('opens the checkout that the server names', async () => {
    const asked = stubApi({ '/donations': [opens], '/payments/confirm': [told('created')] });
    const { result } = renderPayment();
    void result.current.pay(draft);
    await waitFor(() => expect(result.current.till?.checkout).toEqual(checkout));
    expect(asked).toEqual([{ path: '/donations', body: draft }]);
  });

  test('is thanked for once the server says that it is paid, whatever the checkout says', async () => {
    const asked = stubApi({ '/donations': [opens], '/payments/confirm': [told('paid')] });
    const { result, navigate, onPaid } = renderPayment();
    await payAndClose(result, '77');
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(asked.at(-1)).toEqual({
      path: '/payments/confirm',
      body: { txRef: 'TX-1', transactionId: '77' },
    });
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/donate/thank-you?donation=${donationId}`, {
      replace: true,
    });
    expect(onPaid).toHaveBeenCalledOnce();
  });

  test('that was paid before goes to its thanks without a checkout', async () => {
    stubApi({ '/donations': [{ says: { state: 'paid' } }] });
    const { result, navigate } = renderPayment();
    await act(() => result.current.pay(draft));
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(result.current.till).toBeUndefined();
  });

  for (const field of ['project', 'donationId'])
    test(`is refused as a whole when the API objects to its ${field}`, async () => {
      const fields = [{ field, message: 'My Allegro is closed' }];
      stubApi({ '/donations': [{ refuses: { code: 'validation_failed', message: 'Wrong', fields } }] });
      const { result } = renderPayment();
      const failure: unknown = await result.current.pay(draft).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(NotOpened);
      expect((failure as NotOpened).message).toBe('My Allegro is closed');
    });

  test('is refused at its field when the API objects to one', async () => {
    const fields = [{ field: 'email', message: 'No such address' }];
    stubApi({ '/donations': [{ refuses: { code: 'validation_failed', message: 'Wrong', fields } }] });
    const { result } = renderPayment();
    await expect(result.current.pay(draft)).rejects.toMatchObject({ data: { error: { fields } } });
  });

  test('says so when the checkout cannot be reached, and can be sent again', async () => {
    stubApi({ '/donations': [opens], '/payments/confirm': [told('created')] });
    const { result } = renderPayment();
    const sent = result.current.pay(draft).catch((failure: unknown) => failure);
    await waitFor(() => expect(result.current.till).toBeDefined());
    await act(async () => {
      result.current.till?.unreachable(new Error('offline'));
      await sent;
    });
    expect(((await sent) as Error).message).toBe(UNREACHABLE);
    expect(result.current.till).toBeUndefined();
    void result.current.pay(draft);
    await waitFor(() => expect(result.current.till).toBeDefined());
  });
});

describe('a checkout that was closed', () => {
  test('without a payment: the form says so, and nothing is awaited', async () => {
    stubApi({ '/donations': [opens], '/payments/confirm': [told('created')] });
    const { result, navigate } = renderPayment();
    await payAndClose(result);
    expect(result.current.unpaid).toBe('closed');
    expect(result.current.awaited).toBeUndefined();
    expect(navigate).not.toHaveBeenCalled();
  });

  for (const state of ['failed', 'expired'] as const)
    test(`with a payment that ${state}: the form says that`, async () => {
      stubApi({ '/donations': [opens], '/payments/confirm': [told(state)] });
      const { result } = renderPayment();
      await payAndClose(result, '77');
      expect(result.current.unpaid).toBe(state);
      expect(result.current.awaited).toBeUndefined();
    });

  for (const [words, answer] of [
    ['is on its way', told('pending')],
    ['staff must look at', told('failed', true)],
    ['the server has not heard of yet', told('created')],
    ['nobody can ask about', 'lost'],
  ] as const)
    test(`with a payment that ${words}: it is awaited`, async () => {
      stubApi({ '/donations': [opens], '/payments/confirm': [answer] });
      const { result } = renderPayment();
      await payAndClose(result, '77');
      expect(result.current.awaited).toMatchObject({ donationId, txRef: 'TX-1', transactionId: '77' });
      expect(result.current.unpaid).toBeUndefined();
    });
});

describe('a page that was left with the checkout open', () => {
  /** Sends the form and leaves the page, as a reload does. */
  async function leave(): Promise<void> {
    stubApi({ '/donations': [opens] });
    const { result, unmount } = renderPayment();
    void result.current.pay(draft);
    await waitFor(() => expect(result.current.till).toBeDefined());
    unmount();
  }

  test('asks what came of it, and thanks for what was paid meanwhile', async () => {
    await leave();
    const asked = stubApi({ '/payments/confirm': [told('paid')] });
    const { navigate } = renderPayment();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(asked).toEqual([{ path: '/payments/confirm', body: { txRef: 'TX-1' } }]);
  });

  for (const [words, answer] of [
    ['nothing was paid', told('created')],
    ['nobody can say', 'lost'],
  ] as const)
    test(`shows the form as before when ${words}`, async () => {
      await leave();
      const asked = stubApi({ '/payments/confirm': [answer] });
      const { result, navigate } = renderPayment();
      await waitFor(() => expect(asked).toHaveLength(1));
      await act(async () => undefined);
      expect(result.current.unpaid).toBeUndefined();
      expect(result.current.awaited).toBeUndefined();
      expect(navigate).not.toHaveBeenCalled();
    });
});

test('another donation can be begun while one is awaited', async () => {
  stubApi({ '/donations': [opens], '/payments/confirm': [told('pending')] });
  const { result, navigate } = renderPayment();
  await payAndClose(result, '77');
  act(() => result.current.beginAnother());
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/donate\/[0-9a-f-]{36}\/my-allegro$/),
    { replace: true },
  );
  expect(navigate.mock.calls[0]?.[0]).not.toContain(donationId);
  expect(result.current.awaited).toBeUndefined();
});
