import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Way } from '../payments/checkout/ledger/processor';
import type { LocalTransaction, Behaviour } from '../payments/checkout/ledger/state';
import { startCheckout } from '../payments/checkout/startCheckout';
import { readSettings } from '../platform/config/readSettings';
import { systemClock } from '../platform/core/clock';
import { createLogger } from '../platform/core/logger';
import { freePort } from './identity';

/** The arguments of `FlutterwaveCheckout` on a page of the site. */
export interface CheckoutRequest {
  txRef: string;
  /** Pesewas. */
  amount: number;
  currency?: string;
  redirectUrl?: string;
}

/** What the page gets. */
export interface Answer {
  status: string;
  callbacks: { status: string; transaction_id: number; tx_ref: string }[];
  redirect: string | null;
}

/** Creates a client of a local checkout that acts like the site's pages and its desk. */
export function checkoutClient(origin: string) {
  const { payments, siteOrigins } = readSettings({});
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const open = ({ txRef, amount, currency = 'GHS', redirectUrl }: CheckoutRequest, changes: object = {}) =>
    send('POST', '/pay/open', {
      public_key: payments.publicKey,
      tx_ref: txRef,
      amount: amount / 100,
      currency,
      payment_options: 'card, mobilemoneyghana',
      customer: { email: 'ama@example.com', phone_number: '+233241234567', name: 'Ama' },
      customizations: { title: 'A donation', description: 'For MATE' },
      redirect_url: redirectUrl,
      origin: siteOrigins[0],
      ...changes,
    });

  return {
    origin,
    open,
    /** Opens the checkout and presses one of its buttons. */
    pay: async (request: CheckoutRequest, way: Way): Promise<Answer> => {
      const opened = (await open(request)).body as { session: string };
      return (await send('POST', `/pay/${opened.session}/${way}`)).body as Answer;
    },
    /** Changes its behaviour, for everyone or for one customer. */
    behaviour: (change: Partial<Behaviour>, email?: string) =>
      send('PUT', `/control/behaviour${email ? `?${new URLSearchParams({ email })}` : ''}`, change),
    settle: (id: number, status: 'successful' | 'failed') =>
      send('POST', `/control/transactions/${id}/settle`, { status }),
    webhook: (wanted: object) => send('POST', '/control/webhooks', wanted),
    release: (wanted: object) => send('POST', '/control/release', wanted),
    state: async () => (await send('GET', '/control')).body as CheckoutView,
  };
}

interface CheckoutView {
  transactions: LocalTransaction[];
  deliveries: { id: number; body: string }[];
  sent: { id: number; status: number }[];
  refunds: { amount: number; comments: string }[];
}

/**
 * Starts a local checkout on a free port, with its own data folder.
 * @param inMemory for tens of thousands of payments, which would all be written to its file with each new one
 */
export async function startTestCheckout(inMemory = false) {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-checkout-'));
  const settings = { ...readSettings({ CHECKOUT_PORT: String(await freePort()) }), dataDir };
  const log = createLogger('silent');
  const store = memoryStore();
  const start = () => startCheckout(settings, systemClock, log, inMemory ? store : undefined);
  let checkout = await start();
  return {
    ...checkoutClient(settings.payments.apiOrigin),
    payments: settings.payments,
    deliverTo: (url: string) => checkout.deliverTo(url),
    /** Ends it, with what it knows kept. */
    away: () => checkout.stop(),
    back: async () => {
      checkout = await start();
    },
    stop: async () => {
      await checkout.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export type TestCheckout = Awaited<ReturnType<typeof startTestCheckout>>;

type Store = NonNullable<Parameters<typeof startCheckout>[3]>;

function memoryStore(): Store {
  let kept: ReturnType<Store['read']>;
  return {
    read: () => kept,
    write: (state) => {
      kept = state;
    },
  };
}
