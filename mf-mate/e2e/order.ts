import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { freshEmail, TEST_SITE } from '@school/shared/e2e';

interface Item {
  readonly type: string;
  readonly quantity: number;
}

interface Started {
  readonly checkout: {
    readonly txRef: string;
    readonly amount: number;
    readonly currency: string;
    readonly publicKey: string;
    readonly paymentOptions: string;
    readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  };
}

/** Buys tickets by card with the requests of a buyer's browser. The pages have tests of their own. */
export async function buy(
  request: APIRequestContext,
  items: readonly Item[],
): Promise<{ email: string; path: string }> {
  const email = freshEmail();
  const headers = { 'hold-token': randomUUID() };
  await answerOf(request.put('/api/tickets/hold', { headers, data: { sale: 'public', items } }));
  const buyer = { name: 'Ama Serwaa', email, method: 'card' };
  const { checkout } = (await answerOf(
    request.post('/api/tickets/hold/order', { headers, data: buyer }),
  )) as Started;
  const { session } = (await answerOf(
    request.post(`${TEST_SITE.checkout}/pay/open`, {
      data: {
        public_key: checkout.publicKey,
        tx_ref: checkout.txRef,
        amount: checkout.amount / 100,
        currency: checkout.currency,
        payment_options: checkout.paymentOptions,
        customer: { ...checkout.customer, phone_number: checkout.customer.phone },
        origin: TEST_SITE.origin,
      },
    }),
  )) as { session: string };
  await answerOf(request.post(`${TEST_SITE.checkout}/pay/${session}/card`));
  await answerOf(request.post('/api/payments/confirm', { data: { txRef: checkout.txRef } }));
  const { orderKey } = (await answerOf(request.get('/api/tickets/hold/order', { headers }))) as {
    orderKey: string;
  };
  return { email, path: `/mate-2025/purchase-success#order=${orderKey}` };
}

async function answerOf(asked: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const answer = await asked;
  expect(answer.ok(), `${answer.url()} answers ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
