import type { PaymentRecord } from '@school/shared/checkout';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TicketBuyer } from '../api';
import { NOTHING, type Purchase } from '../purchase/purchase';
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

/** An API that gives the same response to every order, and to every confirmation, or none. */
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

/** Renders the hook as the details step does. @param payment stored by an earlier visit */
function renderPayment(payment?: PaymentRecord, isPending = false) {
  const ask = vi.fn();
  const { result } = renderHook(
    () => {
      const [purchase, setPurchase] = useState<Purchase>({ ...NOTHING, ...(payment && { payment }) });
      const update = (change: object) => setPurchase((known) => ({ ...known, ...change }));
      return { purchase, ...useTicketPayment({ token, purchase, update, isPending, ask }) };
    },
    { wrapper: inStore().wrapper },
  );
  return { result, ask };
}

type Rendered = ReturnType<typeof renderPayment>['result'];

/** Sends the form and closes the checkout, with the ID of a transaction if a payment was made. */
async function payAndClose(result: Rendered, transactionId?: string): Promise<void> {
  const sending = result.current.pay({} as TicketBuyer);
  await waitFor(() => expect(result.current.session).toBeDefined());
  await act(async () => {
    result.current.session?.onEnd(transactionId);
    await sending;
  });
}

// The API client loads with the first request, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(async () => {
  await vi.dynamicImportSettled();
});

it('shows that the tickets of a paid order are being issued, without a checkout', async () => {
  boxOffice('lost', { order: confirms('paid'), checkout: null });
  const { result, ask } = renderPayment();
  await act(() => result.current.pay({} as TicketBuyer));
  expect(result.current.state).toBe('paid');
  expect(result.current.session).toBeUndefined();
  expect(ask).toHaveBeenCalledOnce();
});

it('reloads the hold once it is paid, and shows that the tickets are being issued', async () => {
  const claims = boxOffice(confirms('paid'));
  const { result, ask } = renderPayment();
  await payAndClose(result, '77');
  expect(claims).toEqual([{ txRef: 'TX-1', transactionId: '77' }]);
  expect(result.current.state).toBe('paid');
  expect(ask).toHaveBeenCalledOnce();
});

it.each(['created', 'failed', 'pending'])('reloads the hold after the response %s', async (state) => {
  boxOffice(confirms(state));
  const { result, ask } = renderPayment();
  await payAndClose(result);
  expect(ask).toHaveBeenCalledOnce();
});

it('stores the payment with the purchase, and removes a declined one', async () => {
  boxOffice(confirms('pending'));
  const { result } = renderPayment();
  await payAndClose(result, '77');
  expect(result.current.purchase.payment).toEqual({
    txRef: 'TX-1',
    transactionId: '77',
    isAwaited: true,
  });
  await act(() => result.current.report({ state: 'failed', needsStaff: false }));
  expect(result.current.purchase.payment).toBeUndefined();
});

it('checks the outcome once when the page was left with the checkout open', async () => {
  const claims = boxOffice(confirms('paid'));
  const { result } = renderPayment({ txRef: 'TX-1' });
  await waitFor(() => expect(result.current.state).toBe('paid'));
  expect(claims).toEqual([{ txRef: 'TX-1' }]);
});

it('awaits a payment that the hold reports, wherever it was started', () => {
  const { result } = renderPayment(undefined, true);
  expect(result.current.state).toBe('awaited');
});
