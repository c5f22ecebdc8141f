import { expect, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import { TEST_SITE } from './testSite';

/** What the API answers to an order that is to be paid. */
export interface StartedOrder {
  readonly checkout: {
    readonly txRef: string;
    readonly amount: number;
    readonly currency: string;
    readonly publicKey: string;
    readonly paymentOptions: string;
    readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  };
}

/** Pays by card at the local checkout with the requests that a browser sends. */
export async function payOrder(request: APIRequestContext, { checkout }: StartedOrder): Promise<void> {
  const data = {
    public_key: checkout.publicKey,
    tx_ref: checkout.txRef,
    amount: checkout.amount / 100,
    currency: checkout.currency,
    payment_options: checkout.paymentOptions,
    customer: { ...checkout.customer, phone_number: checkout.customer.phone },
    origin: TEST_SITE.origin,
  };
  const { session } = await answerOf<{ session: string }>(
    request.post(`${TEST_SITE.checkout}/pay/open`, { data }),
  );
  await answerOf(request.post(`${TEST_SITE.checkout}/pay/${session}/card`));
  const paid = await answerOf(request.post('/api/payments/confirm', { data: { txRef: checkout.txRef } }));
  expect(paid).toMatchObject({ state: 'paid' });
}

/** Returns the body of an answer, which has to be a success. */
export async function answerOf<Body>(asked: ReturnType<APIRequestContext['get']>): Promise<Body> {
  const answer = await asked;
  expect(answer.ok(), `${answer.url()} answers ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer.json() as Promise<Body>;
}

/** Pays by a valid card on the payment page, or in its frame. */
export const payByCardAt = (checkout: Page | FrameLocator): Promise<void> =>
  checkout
    .getByRole('button', { name: /^Pay by card/ })
    .first()
    .click();
