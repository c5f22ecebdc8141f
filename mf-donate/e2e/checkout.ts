import { expect, type FrameLocator, type Page } from '@playwright/test';
import { TEST_SITE } from '@school/shared/e2e';

const { CHECKOUT_PORT } = process.env;
const origin = CHECKOUT_PORT ? `http://localhost:${CHECKOUT_PORT}` : TEST_SITE.checkout;

/** The script of the checkout. */
export const checkoutScript = `${origin}/v3.js`;

/** Returns the open local checkout of a page. */
export const checkoutOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="checkout"]');

/** Returns the frame of a checkout over the page. */
export const checkoutFrame = (page: Page) => page.locator('iframe[name="checkout"]');

interface LocalPayment {
  readonly id: number;
  readonly txRef: string;
  readonly status: string;
  readonly customer: { readonly email: string };
}

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${origin}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The local checkout answered ${response.status}`);
  return response.json();
}

/** Returns a donor's payments at the local checkout. */
export async function paymentsOf(email: string): Promise<readonly LocalPayment[]> {
  const { transactions } = (await control('GET', '')) as { transactions: LocalPayment[] };
  return transactions.filter(({ customer }) => customer.email === email);
}

/** Approves or declines the payment that waits on the donor's phone. */
export async function settle(email: string, status: 'successful' | 'failed'): Promise<void> {
  const waiting = (await paymentsOf(email)).find((payment) => payment.status === 'pending');
  if (!waiting) throw new Error(`No payment of ${email} waits for approval`);
  await control('POST', `/transactions/${waiting.id}/settle`, { status });
}

/** Expects an exact number of payments. */
export async function expectPaid(email: string, times: number): Promise<void> {
  const paid = (await paymentsOf(email)).filter(({ status }) => status === 'successful');
  expect(paid).toHaveLength(times);
}
