import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { TEST_SITE } from './testSite';

/** A donation by card. */
interface Donation {
  readonly name: string;
  readonly email: string;
  /** In pesewas. */
  readonly amount: number;
  readonly project?: string;
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

/** Donates and pays at the local checkout with the requests that a browser sends. The forms have their own tests. */
export async function donate(
  request: APIRequestContext,
  { name, email, amount, project = 'my-allegro' }: Donation,
): Promise<void> {
  const details = {
    name,
    email,
    amount,
    project,
    phone: '024 412 3456',
    message: 'Play on!',
    anonymous: false,
  };
  const data = { donationId: randomUUID(), ...details, method: 'card' };
  const { checkout } = (await answerOf(request, '/api/donations', data)) as Started;
  const { session } = (await answerOf(request, `${TEST_SITE.checkout}/pay/open`, {
    public_key: checkout.publicKey,
    tx_ref: checkout.txRef,
    amount: checkout.amount / 100,
    currency: checkout.currency,
    payment_options: checkout.paymentOptions,
    customer: { ...checkout.customer, phone_number: checkout.customer.phone },
    origin: TEST_SITE.origin,
  })) as { session: string };
  await answerOf(request, `${TEST_SITE.checkout}/pay/${session}/card`);
  const paid = await answerOf(request, '/api/payments/confirm', { txRef: checkout.txRef });
  expect(paid).toMatchObject({ state: 'paid' });
}

async function answerOf(request: APIRequestContext, url: string, data?: object): Promise<unknown> {
  const answer = await request.post(url, data && { data });
  expect(answer.ok(), `${url} answers ${answer.status()}`).toBe(true);
  return answer.json();
}
