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

/** The backend with its checkout, as a process that can be killed. */
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

const untilReceipt = () =>
  vi.waitFor(async () => expect(await receipts()).toHaveLength(1), { timeout: 60_000, interval: 100 });

describe('a process that is killed', () => {
  it(
    'between payment and confirmation finds the payment when it is back',
    { timeout: longEnough },
    async () => {
      const first = await start();
      await first.checkout.behaviour({ hold: true });
      const { donationId, checkout } = await first.begin();
      await first.checkout.pay({ txRef: checkout?.txRef ?? '', amount: checkout?.amount ?? 0 }, 'card');
      expect(await first.stateOf(donationId)).toBe('created');
      await first.kill();

      const second = await start();
      await untilReceipt();
      expect(await second.stateOf(donationId)).toBe('paid');
      expect(await second.raised()).toBe(200_000 + 20_000);
      await second.kill();

      // Everything that was held back comes after all, and the page confirms late: nothing comes of it twice.
      const third = await start();
      await third.checkout.release({ order: 'kept' });
      await vi.waitFor(async () => expect((await third.checkout.state()).deliveries).toEqual([]), {
        timeout: 30_000,
      });
      expect((await third.confirm(checkout?.txRef ?? '')).status).toBe(200);
      await third.stop();
      expect(await receipts()).toHaveLength(1);
    },
  );

  it('while mobile money is under way, and while it confirms', { timeout: longEnough }, async () => {
    const first = await start();
    await first.checkout.behaviour({ hold: true, settleAfterMs: null });
    const { donationId, checkout } = await first.begin();
    const asked = { txRef: checkout?.txRef ?? '', amount: checkout?.amount ?? 0 };
    const { callbacks } = await first.checkout.pay(asked, 'mobile-money-later');
    await first.confirm(asked.txRef);
    expect(await first.stateOf(donationId)).toBe('pending');
    await first.kill();

    const second = await start();
    await second.checkout.settle(callbacks[0]?.transaction_id ?? 0, 'successful');
    const cut = second.confirm(asked.txRef).catch(() => undefined);
    await second.kill();
    await cut;

    const third = await start();
    await untilReceipt();
    expect(await third.stateOf(donationId)).toBe('paid');
    expect(await third.raised()).toBe(200_000 + 20_000);
    await third.stop();
    expect(await receipts()).toHaveLength(1);
  });
});
