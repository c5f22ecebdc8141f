import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Settings } from '../platform/config/settings';
import type { DonationState, StartedDonation } from '../donations/donations.routes';
import { projects } from '../platform/db/schema';
import { listenOn } from '../platform/http/listen';
import { startTestApi } from './api';
import { startTestCheckout } from './checkout';
import { emptyTables, PAYMENT_TABLES } from './database';

/** The tables that donations write to, including the limits. */
const DONATION_TABLES = [
  'tributes',
  'donor_links',
  'gift_months',
  'monthly_gifts',
  'donations',
  ...PAYMENT_TABLES,
];

/** Starts the API with a local checkout that really sends its webhooks there. */
export async function startTestPayments(overrides: Partial<Settings> = {}) {
  const checkout = await startTestCheckout();
  const { payments } = checkout;
  const api = await startTestApi({ payments, paymentsPerHour: 100_000, ...overrides });
  const server = createAdaptorServer({ fetch: api.app.fetch }) as Server;
  const port = await listenOn(server, { name: 'API', variable: 'PORT', host: '127.0.0.1', port: 0 });
  checkout.deliverTo(`http://127.0.0.1:${port}/api/payments/webhook`);

  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await api.send(method, path, body, headers);
    return { status: response.status, body: (await response.json()) as never };
  };
  /** Cookies of the browsers that sent a donation, by the donation's id. */
  const cookies = new Map<string, string>();
  /** Begins a donation; returns the response with its status. */
  const start = async (changes: object = {}) => {
    const response = await api.send('POST', '/api/donations', aDonation(changes));
    const body = (await response.json()) as never;
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie) cookies.set((body as StartedDonation).donationId, cookie);
    return { status: response.status, body };
  };

  return {
    ...api,
    checkout,
    ask: send,
    start,
    /** Begins a donation that can be paid. */
    begin: async (changes: object = {}) => {
      const { body } = await start(changes);
      const { donationId, checkout: request } = body as StartedDonation;
      if (!request) throw new Error(`It cannot be paid: ${JSON.stringify(body)}`);
      return { donationId, ...request };
    },
    confirm: (txRef: string, transactionId?: number | string) =>
      send('POST', '/api/payments/confirm', { txRef, transactionId: transactionId && String(transactionId) }),
    /** Reads the donation as the browser that sent it, or with only the given headers. */
    look: async (
      donationId: string,
      headers: Record<string, string> = { cookie: cookies.get(donationId) ?? '' },
    ) => (await send('GET', `/api/donations/${donationId}`, undefined, headers)).body as DonationState,
    /** Sends a webhook, as anyone could. */
    webhook: (body: unknown, hash: string | undefined = payments.webhookHash) =>
      send('POST', '/api/payments/webhook', body, hash === undefined ? {} : { 'verif-hash': hash }),
    /** Deletes all donations and their effects, between tests. */
    takeBack: async () => {
      await emptyTables(api.database.client, ...DONATION_TABLES);
      // So that tests know the number of the receipt.
      await api.database.client.exec('alter sequence orders_number_seq restart');
      await api.database.db.update(projects).set({ raised: 0, isOpen: true });
    },
    /** Returns the cookie of the browser that sent a donation. */
    cookieOf: (donationId: string) => cookies.get(donationId) ?? '',
    staff: async () => ({ authorization: `Bearer ${await api.token()}` }),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await checkout.stop();
      await api.stop();
    },
  };
}

export type TestPayments = Awaited<ReturnType<typeof startTestPayments>>;

/** A donation as the form sends it. */
export const aDonation = (changes: object = {}) => ({
  donationId: randomUUID(),
  project: 'mate',
  amount: 20_000,
  name: 'Ama Serwaa Danso',
  email: 'ama@example.com',
  phone: '024 123 4567',
  message: '',
  anonymous: false,
  method: 'card',
  ...changes,
});
