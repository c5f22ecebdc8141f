import type { FrameLocator, Page } from '@playwright/test';
import { TEST_SITE } from '@school/shared/e2e';

/** Returns the open local checkout of a page. */
export const checkoutOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="checkout"]');

/** Presses a button of the open checkout. */
export const atCheckout = (page: Page, button: string | RegExp): Promise<void> =>
  checkoutOf(page).getByRole('button', { name: button }).click();

interface LocalPayment {
  readonly id: number;
  readonly status: string;
  readonly customer: { readonly email: string };
}

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${TEST_SITE.checkout}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The local checkout answered ${response.status}`);
  return response.json();
}

/** Approves or declines the payment that waits on the buyer's phone. */
export async function settle(email: string, status: 'successful' | 'failed'): Promise<void> {
  const { transactions } = (await control('GET', '')) as { transactions: LocalPayment[] };
  const waiting = transactions.find((one) => one.customer.email === email && one.status === 'pending');
  if (!waiting) throw new Error(`No payment of ${email} waits for approval`);
  await control('POST', `/transactions/${waiting.id}/settle`, { status });
}
