// @vitest-environment happy-dom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TicketBuyer } from '../api';
import { NOTHING, type PaymentUnderWay, type Purchase } from '../purchase/purchase';
import { inStore } from '../testing/inStore';
import { useTicketPayment } from './useTicketPayment';

const token = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';
const checkout = { txRef: 'TX-1' };

interface Confirmation {
  readonly state: string;
  readonly needsStaff: boolean;
}

const confirms = (state: string, needsStaff = false): Confirmation => ({ state, needsStaff });

const opensCheckout = { order: confirms('created'), checkout };

/** The API: it answers every order alike, and every confirmation alike or not at all. */
function boxOffice(answer: Confirmation | 'lost', order: object = opensCheckout) {
  const claims: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path !== '/api/payments/confirm') return Response.json(order);
    claims.push(await request.json());
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  return claims;
}

/** Renders the hook as the page of the details does. @param payment what this device remembers of an earlier visit */
function renderPayment(payment?: PaymentUnderWay) {
  const ask = vi.fn();
  const { result } = renderHook(
    () => {
      const [purchase, setPurchase] = useState<Purchase>({ ...NOTHING, ...(payment && { payment }) });
      const update = (change: object) => setPurchase((known) => ({ ...known, ...change }));
      return { purchase, ...useTicketPayment({ token, purchase, update, ask }) };
    },
    { wrapper: inStore().wrapper },
  );
  return { result, ask };
}

type Rendered = ReturnType<typeof renderPayment>['result'];

/** Sends the form and closes the checkout, with a transaction's id if a payment was made there. */
async function payAndClose(result: Rendered, transactionId?: string): Promise<void> {
  const sending = result.current.pay({} as TicketBuyer);
  await waitFor(() => expect(result.current.session).toBeDefined());
  await act(async () => {
    result.current.session?.onEnd(transactionId);
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

it('shows that the tickets of an order that was paid before are on their way, without a checkout', async () => {
  boxOffice('lost', { order: confirms('paid'), checkout: null });
  const { result } = renderPayment();
  await act(() => result.current.pay({} as TicketBuyer));
  expect(result.current.isArriving).toBe(true);
  expect(result.current.session).toBeUndefined();
});

describe('a checkout that was closed', () => {
  it('without a payment: the form says that it was closed, and the next visit asks again', async () => {
    const claims = boxOffice(confirms('created'));
    const { result } = renderPayment();
    await payAndClose(result);
    expect(result.current.unpaidReason).toBe('closed');
    expect(result.current.purchase.payment).toEqual({ txRef: 'TX-1' });
    expect(claims).toEqual([{ txRef: 'TX-1' }]);
    void result.current.pay({} as TicketBuyer);
    await waitFor(() => expect(result.current.session).toBeDefined());
    expect(result.current.unpaidReason).toBeUndefined();
  });

  it.each(['failed', 'expired'])('with a payment that %s: the form says that', async (state) => {
    boxOffice(confirms(state));
    const { result } = renderPayment();
    await payAndClose(result, '77');
    expect(result.current.unpaidReason).toBe(state);
    expect(result.current.purchase.payment).toBeUndefined();
  });

  it.each(['paid', 'refunded'])('with a payment that is %s: the tickets are on their way', async (state) => {
    boxOffice(confirms(state));
    const { result, ask } = renderPayment();
    await payAndClose(result, '77');
    expect(result.current.isArriving).toBe(true);
    expect(result.current.unpaidReason).toBeUndefined();
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([
    ['is on its way', confirms('pending')],
    ['staff must look at, though it failed', confirms('failed', true)],
    ['staff must look at, though it expired', confirms('expired', true)],
    ['the API does not know yet', confirms('created')],
    ['the API cannot be asked about', 'lost'],
  ] as const)('with a payment that %s: it is awaited', async (_what, answer) => {
    boxOffice(answer);
    const { result } = renderPayment();
    await payAndClose(result, '77');
    expect(result.current.purchase.payment).toEqual({
      txRef: 'TX-1',
      transactionId: '77',
      isAwaited: true,
    });
    expect(result.current.unpaidReason).toBeUndefined();
    expect(result.current.isArriving).toBe(false);
  });

  it('without a payment that the page knows of, which staff must look at: it is awaited', async () => {
    boxOffice(confirms('created', true));
    const { result } = renderPayment();
    await payAndClose(result);
    expect(result.current.purchase.payment).toEqual({ txRef: 'TX-1', isAwaited: true });
    expect(result.current.unpaidReason).toBeUndefined();
  });
});

describe('a page that was left with the checkout open', () => {
  it('asks once how the payment ended, and shows that the tickets are on their way', async () => {
    const claims = boxOffice(confirms('paid'));
    const { result } = renderPayment({ txRef: 'TX-1' });
    await waitFor(() => expect(result.current.isArriving).toBe(true));
    expect(claims).toEqual([{ txRef: 'TX-1' }]);
  });

  it('awaits a payment that is on its way', async () => {
    boxOffice(confirms('pending'));
    const { result } = renderPayment({ txRef: 'TX-1' });
    await waitFor(() => expect(result.current.purchase.payment).toEqual({ txRef: 'TX-1', isAwaited: true }));
  });

  it.each([
    ['nothing was paid', confirms('created')],
    ['the API is away', 'lost'],
  ] as const)('shows the form as before when %s', async (_what, answer) => {
    const claims = boxOffice(answer);
    const { result, ask } = renderPayment({ txRef: 'TX-1' });
    await waitFor(() => expect(claims).toHaveLength(1));
    await act(async () => undefined);
    expect(result.current.unpaidReason).toBeUndefined();
    expect(result.current.purchase.payment).toEqual({ txRef: 'TX-1' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('leaves a payment that is awaited already to the page that waits for it', async () => {
    const claims = boxOffice(confirms('paid'));
    const { result } = renderPayment({ txRef: 'TX-1', isAwaited: true });
    await act(async () => undefined);
    await vi.dynamicImportSettled();
    expect(claims).toEqual([]);
    expect(result.current.isArriving).toBe(false);
  });
});
