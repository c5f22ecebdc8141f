import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DonationState, StartedDonation } from '../donations/donations.routes';
import { checkoutClient } from '../testing/checkout';
import { freePort } from '../testing/identity';
import { mailsIn } from '../testing/mails';
import { aDonation } from '../testing/payments';
import { prepareDataFolder } from '../testing/database';
import { backendProcesses, type BackendProcess } from '../testing/process';

const longEnough = 120_000;
const processes = backendProcesses();

let folder: string;
let env: Record<string, string>;
const running: BackendProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-killed-'));
  await prepareDataFolder(folder);
  env = {
    DATA_DIR: folder,
    PORT: '0',
    IDENTITY_PORT: String(await freePort()),
    CHECKOUT_PORT: String(await freePort()),
  };
});
afterEach(async () => {
  for (const backend of running.splice(0)) {
    backend.kill('SIGKILL');
    await backend.exit;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the backend with its checkout, as a process that can be killed. */
async function start() {
  const backend = processes.start(env);
  running.push(backend);
  const { port } = await backend.ready;
  const api = `http://127.0.0.1:${port}/api`;
  const post = (path: string, body: object) =>
    fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    checkout: checkoutClient(`http://localhost:${env['CHECKOUT_PORT']}`),
    begin: async () => (await (await post('/donations', aDonation())).json()) as StartedDonation,
    confirm: (txRef: string) => post('/payments/confirm', { txRef }),
    stateOf: async (donationId: string) =>
      ((await (await fetch(`${api}/donations/${donationId}`)).json()) as DonationState).state,
    raised: async () => {
      const all = (await (await fetch(`${api}/projects`)).json()) as { slug: string; raised: number }[];
      return all.find(({ slug }) => slug === 'mate')?.raised;
    },
    kill: async () => {
      backend.kill('SIGKILL');
      await backend.exit;
    },
    stop: async () => {
      backend.kill('SIGTERM');
      expect(await backend.exit).toEqual({ code: 0, signal: null });
    },
  };
}

async function receipts(): Promise<string[]> {
  const outbox = join(folder, 'outbox');
  if (!readdirSync(folder).includes('outbox')) return [];
  const subjects = (await mailsIn(outbox)).map(({ subject }) => subject ?? '');
  return subjects.filter((subject) => subject.startsWith('Your receipt'));
}

const untilReceipts = (count: number) =>
  vi.waitFor(async () => expect(await receipts()).toHaveLength(count), { timeout: 60_000, interval: 100 });

const raisedBefore = 200_000;
const donated = 20_000;

// Both stories share the same two kills, since each start takes seconds.
describe('a killed process', () => {
  it(
    'finds a payment after its restart when it was killed between payment and confirmation, or during one',
    { timeout: longEnough },
    async () => {
      const first = await start();
      await first.checkout.behaviour({ hold: true, settleAfterMs: null });
      const paid = await first.begin();
      const card = { txRef: paid.checkout?.txRef ?? '', amount: paid.checkout?.amount ?? 0 };
      await first.checkout.pay(card, 'card');
      expect(await first.stateOf(paid.donationId)).toBe('created');
      const waiting = await first.begin();
      const money = { txRef: waiting.checkout?.txRef ?? '', amount: waiting.checkout?.amount ?? 0 };
      const { callbacks } = await first.checkout.pay(money, 'mobile-money-later');
      await first.confirm(money.txRef);
      expect(await first.stateOf(waiting.donationId)).toBe('pending');
      await first.kill();

      const second = await start();
      await untilReceipts(1);
      expect(await second.stateOf(paid.donationId)).toBe('paid');
      expect(await second.raised()).toBe(raisedBefore + donated);
      await second.checkout.settle(callbacks[0]?.transaction_id ?? 0, 'successful');
      const cut = second.confirm(money.txRef).catch(() => undefined);
      await second.kill();
      await cut;

      const third = await start();
      await untilReceipts(2);
      expect(await third.stateOf(waiting.donationId)).toBe('paid');
      expect(await third.raised()).toBe(raisedBefore + 2 * donated);

      // All held webhooks arrive, and the page confirms late: nothing happens twice.
      await third.checkout.release({ order: 'kept' });
      await vi.waitFor(async () => expect((await third.checkout.state()).deliveries).toEqual([]), {
        timeout: 30_000,
      });
      expect((await third.confirm(card.txRef)).status).toBe(200);
      expect(await third.raised()).toBe(raisedBefore + 2 * donated);
      await third.stop();
      expect(await receipts()).toHaveLength(2);
    },
  );
});
