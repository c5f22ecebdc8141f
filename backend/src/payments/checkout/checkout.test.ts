import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../platform/config/readSettings';
import { systemClock } from '../../platform/core/clock';
import { createLogger } from '../../platform/core/logger';
import { startTestCheckout, type TestCheckout } from '../../testing/checkout';
import { startCheckout } from './startCheckout';
import { usualBehaviour } from './ledger/state';

interface Received {
  hash: string | undefined;
  body: { event: string; data: { id: number; tx_ref: string; amount: number; status: string } };
}

let checkout: TestCheckout;
let receiver: Server;
let received: Received[];
/** Statuses of the receiver's responses in order; the last one repeats. */
let answers: number[];
let nth = 0;
beforeAll(async () => {
  checkout = await startTestCheckout();
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Received['body'];
    received.push({ hash: request.headers['verif-hash'] as string | undefined, body });
    response.writeHead(answers.length > 1 ? (answers.shift() ?? 200) : (answers[0] ?? 200)).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  deliver();
});
afterAll(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await checkout.stop();
});
beforeEach(async () => {
  received = [];
  answers = [200];
  await checkout.behaviour({ ...usualBehaviour, settleAfterMs: null });
});
afterEach(async () => {
  await vi.waitFor(whatIsLeft, { timeout: 20_000 });
});

/** Sends the remaining webhooks, so that none of one test is sent in the next. */
async function whatIsLeft(): Promise<void> {
  const { deliveries } = await checkout.state();
  if (deliveries.length > 0) throw new Error(`${deliveries.length} webhooks are still to be sent`);
}
const deliver = () => checkout.deliverTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
const aTxRef = () => `donation-${(nth += 1)}`;
const until = (count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 20_000, interval: 20 });
const pay = (way: Parameters<TestCheckout['pay']>[1] = 'card', more: object = {}) =>
  checkout.pay({ txRef: aTxRef(), amount: 20_050, ...more }, way);
const idOf = ({ callbacks }: Awaited<ReturnType<typeof pay>>) => callbacks[0]?.transaction_id ?? 0;

describe('the checkout', () => {
  it.each([
    [
      'another public key',
      { public_key: 'FLWPUBK-other' },
      'The public key is not the one of this checkout.',
    ],
    ['a page of another site', { origin: 'https://evil.example' }, 'This page is not one of the site.'],
    ['an amount finer than a pesewa', { amount: 1.005 }, 'The amount is finer than a pesewa.'],
    ['no amount', { amount: 0 }, 'What is to be paid cannot be read.'],
    ['no customer', { customer: undefined }, 'What is to be paid cannot be read.'],
  ])('does not open with %s', async (_, change, problem) => {
    expect(await checkout.open({ txRef: aTxRef(), amount: 500 }, change)).toEqual({
      status: 422,
      body: { problem },
    });
  });

  it('allows another attempt after a failure, and none after a payment', async () => {
    const request = { txRef: aTxRef(), amount: 500 };
    expect(await checkout.pay(request, 'declined-card')).toMatchObject({ status: 'failed' });
    expect(await checkout.pay(request, 'card')).toMatchObject({ status: 'successful' });
    expect((await checkout.open(request)).body).toEqual({ problem: 'This reference was paid before.' });
  });

  it('offers only the requested payment method', async () => {
    const { body } = await checkout.open({ txRef: aTxRef(), amount: 500 }, { payment_options: 'card' });
    const page = `${checkout.origin}/pay/${(body as { session: string }).session}`;
    const response = await fetch(page);
    expect(response.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://localhost:4000',
    );
    const html = await response.text();
    expect(html).toContain('value="card"');
    expect(html).not.toContain('mobile-money');
    expect((await fetch(`${page}/mobile-money`, { method: 'POST' })).status).toBe(404);
  });

  it('escapes what was typed', async () => {
    const change = { customizations: { title: '<script>alert(1)</script>' } };
    const { body } = await checkout.open({ txRef: aTxRef(), amount: 500 }, change);
    const page = await fetch(`${checkout.origin}/pay/${(body as { session: string }).session}`);
    expect(await page.text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('redirects to the given page with the result', async () => {
    const { redirect } = await pay('card', { redirectUrl: 'http://localhost:4000/donate?x=1' });
    const { searchParams } = new URL(redirect ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      x: '1',
      status: 'successful',
      tx_ref: `donation-${nth}`,
    });
  });

  it('calls back as often and as wrongly as configured', async () => {
    await checkout.behaviour({ callbacks: 3, callbackLies: true });
    const { callbacks } = await pay('mobile-money-later');
    expect(callbacks.map(({ status }) => status)).toEqual(['successful', 'successful', 'successful']);
  });
});

describe('its webhooks', () => {
  it('are sent with the secret when a payment has ended, and not before', async () => {
    const id = idOf(await pay('mobile-money-later'));
    expect(received).toEqual([]);
    await checkout.settle(id, 'successful');
    await until(1);
    expect(received).toMatchObject([
      {
        hash: checkout.payments.webhookHash,
        body: { event: 'charge.completed', data: { id, amount: 200.5, status: 'successful' } },
      },
    ]);
    await checkout.settle(id, 'failed');
    expect((await checkout.state()).transactions.at(-1)).toMatchObject({ status: 'successful' });
  });

  it('are sent when mobile money is approved automatically', async () => {
    await checkout.behaviour({ settleAfterMs: 50 });
    await pay('mobile-money-later');
    await until(1);
    expect(received).toMatchObject([{ body: { data: { status: 'successful' } } }]);
  });

  it('are repeated until they are accepted', { timeout: 30_000 }, async () => {
    answers = [503, 200];
    await pay();
    await until(2);
    expect(received[0]).toEqual(received[1]);
  });

  it('can be sent several times, late, tampered with, or without their header', async () => {
    await checkout.behaviour({ times: 2, delayMs: 30 });
    const transactionId = idOf(await pay());
    await until(2);
    await checkout.webhook({ transactionId, amount: 1, txRef: 'other', header: 'wrong' });
    await checkout.webhook({
      transactionId,
      event: 'charge.failed',
      status: 'failed',
      header: 'none',
      times: 2,
    });
    await until(5);
    const sent = received.map(({ hash, body: { event, data } }) => [
      hash,
      event,
      data.tx_ref,
      data.amount,
      data.status,
    ]);
    const right = [checkout.payments.webhookHash, 'charge.completed', `donation-${nth}`, 200.5, 'successful'];
    const failed = [undefined, 'charge.failed', `donation-${nth}`, 200.5, 'failed'];
    expect(sent).toEqual([
      right,
      right,
      [`not-${checkout.payments.webhookHash}`, 'charge.completed', 'other', 1, 'successful'],
      failed,
      failed,
    ]);
  });

  it.each([
    ['kept', [0, 1, 2, 3]],
    ['reversed', [3, 2, 1, 0]],
    ['shuffled', [2, 1, 3, 0]],
  ])('can be held back and released: %s', async (order, expected) => {
    await checkout.behaviour({ hold: true });
    const ids = [idOf(await pay()), idOf(await pay()), idOf(await pay()), idOf(await pay())];
    expect(received).toEqual([]);
    await checkout.release({ order, seed: 7 });
    await until(4);
    expect(received.map(({ body }) => ids.indexOf(body.data.id))).toEqual(expected);
  });

  it('survive a restart, as payments do', async () => {
    await checkout.behaviour({ hold: true });
    const id = idOf(await pay());
    const later = idOf(await pay('mobile-money-later'));
    await checkout.away();
    await checkout.back();
    deliver();
    await checkout.settle(later, 'successful');
    await checkout.release({});
    await until(2);
    expect(received.map(({ body }) => body.data.id)).toEqual([id, later]);
  });
});

describe('its control', () => {
  it('can be limited to one customer, so that parallel tests do not interfere', async () => {
    await checkout.behaviour({ callbacks: 2 }, 'somebody@example.com');
    expect((await pay()).callbacks).toHaveLength(1);
    await checkout.behaviour({ callbacks: 3 }, 'ama@example.com');
    expect((await pay()).callbacks).toHaveLength(3);
    await checkout.behaviour({ callbacks: 1 }, 'ama@example.com');
    await until(2);
  });

  it('refuses pages of other sites', async () => {
    const ask = (origin: string) => fetch(`${checkout.origin}/control`, { headers: { origin } });
    expect((await ask('https://evil.example')).status).toBe(403);
    expect((await ask('http://localhost:4000')).status).toBe(200);
    expect((await ask(checkout.origin)).status).toBe(200);
  });

  it('rejects unknown settings', async () => {
    expect((await checkout.behaviour({ hold: 'yes' } as never)).status).toBe(422);
    expect((await checkout.behaviour({ speed: 1 } as never)).status).toBe(422);
  });

  it('has a desk that shows the payments', async () => {
    const id = idOf(await pay());
    await until(1);
    const desk = await (await fetch(checkout.origin)).text();
    expect(desk).toContain(String(id));
    expect(desk).toContain('GH₵ 200.50');
  });
});

it.each([
  ['production', { mode: 'production' as const }],
  [
    'a real payment service',
    { payments: { ...readSettings({}).payments, provider: 'flutterwave' as const } },
  ],
])('does not start with %s', async (_, change) => {
  const settings = { ...readSettings({}), ...change };
  await expect(startCheckout(settings, systemClock, createLogger('silent'))).rejects.toThrow(
    'the local checkout does not run beside production settings',
  );
});
