import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCheckout, type TestCheckout } from '../../testing/checkout';
import { createFlutterwave } from './flutterwave';

const patient = { timeoutMs: 20_000, waitsMs: [1, 1] };
/** For a service that never responds; a responding one gets more time than a busy machine needs. */
const impatient = { timeoutMs: 2_000, waitsMs: [1, 1] };

let checkout: TestCheckout;
beforeAll(async () => {
  checkout = await startTestCheckout();
});
afterAll(() => checkout.stop());
afterEach(() => checkout.behaviour({ rest: 'up', hold: true }));

const service = () => createFlutterwave(checkout.payments, patient);

async function paid(txRef: string, amount = 20_050) {
  const { callbacks } = await checkout.pay({ txRef, amount }, 'card');
  return String(callbacks[0]?.transaction_id);
}

describe('the payment service, queried at the local checkout', () => {
  it('returns a payment by its number and by its reference, in pesewas', async () => {
    const id = await paid('donation-1');
    const expected = {
      id,
      txRef: 'donation-1',
      status: 'successful',
      amount: 20_050,
      currency: 'GHS',
      paymentType: 'card',
      fee: 391,
    };
    expect(await service().transaction(id)).toMatchObject(expected);
    expect(await service().transactionByReference('donation-1')).toMatchObject(expected);
  });

  it('returns a successful payment before a failed one', async () => {
    await checkout.pay({ txRef: 'donation-2', amount: 500 }, 'declined-card');
    expect(await service().transactionByReference('donation-2')).toMatchObject({ status: 'failed' });
    const id = await paid('donation-2', 500);
    expect(await service().transactionByReference('donation-2')).toMatchObject({ id, status: 'successful' });
  });

  it('returns nothing for an unknown payment', async () => {
    expect(await service().transaction('1')).toBeUndefined();
    expect(await service().transactionByReference('donation/../?x=1&tx_ref=donation-1')).toBeUndefined();
  });

  it('refunds in parts, and no more than was paid', async () => {
    const id = await paid('donation-3', 10_000);
    expect(await service().refund(id, 2_500, 'one ticket')).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
    });
    expect(await service().refund(id, 7_500, 'the rest')).toBeTruthy();
    await expect(service().refund(id, 1, 'more')).rejects.toMatchObject({ problem: 'refused' });
    const { refunds } = await checkout.state();
    expect(refunds.map(({ amount, comments }) => [amount, comments])).toEqual([
      [2_500, 'one ticket'],
      [7_500, 'the rest'],
    ]);
  });

  it('has a page of its own for a payment, which leads back', async () => {
    const payment = {
      txRef: 'donation-4',
      amount: 2_550,
      currency: 'GHS',
      paymentOptions: 'card',
      customer: { name: 'Ama', email: 'ama@example.com', phone: '+233241234567' },
      title: 'The school',
      description: 'A donation',
    };
    const link = await service().hostedPage(payment, 'http://localhost:4000/back?x=1');
    const body = new URLSearchParams({ way: 'card' });
    const response = await fetch(link, { method: 'POST', body, redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/localhost:4000\/back\?x=1&status=successful&tx_ref=donation-4&transaction_id=\d+$/,
    );
    expect(await service().transactionByReference('donation-4')).toMatchObject({ amount: 2_550 });
    await expect(service().hostedPage(payment, 'http://localhost:4000/')).rejects.toMatchObject({
      problem: 'refused',
    });
  });

  it('asks a phone for approval, and names the page on which that goes on', async () => {
    const charge = {
      txRef: 'donation-5',
      amount: 2_550,
      currency: 'GHS',
      customer: { name: 'Ama', email: 'ama@example.com', phone: '+233241234567' },
      description: 'A donation',
      returnTo: 'http://localhost:4000/back?x=1',
    };
    const page = (await service().chargePhone(charge)) ?? '';
    const { transactions } = await checkout.state();
    expect(transactions.at(-1)).toMatchObject({
      status: 'pending',
      customer: { phone_number: '0241234567' },
    });
    const body = new URLSearchParams({ answer: 'approve' });
    const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:4000\/back\?x=1&status=successful/);
    expect(await service().transactionByReference('donation-5')).toMatchObject({ status: 'successful' });
  });

  it('refuses a wrong key, which the error does not contain', async () => {
    const stranger = createFlutterwave({ ...checkout.payments, secretKey: 'FLWSECK-stolen' }, patient);
    const query = stranger.transaction('1');
    await expect(query).rejects.toMatchObject({ problem: 'refused' });
    await expect(query).rejects.not.toThrow(/stolen/);
  });

  it('is unavailable while its interface is down', async () => {
    await checkout.behaviour({ rest: 'down' });
    await expect(service().transaction('1')).rejects.toMatchObject({ problem: 'away' });
  });
});

describe('a payment service with bad responses', () => {
  let server: Server;
  let answers: ((respond: (status: number, body: string) => void) => void)[];
  let requests: number;
  const start = async (...all: typeof answers) => {
    answers = all;
    requests = 0;
    server = createServer((_, response) => {
      const answer = answers[Math.min(requests, answers.length - 1)];
      requests += 1;
      answer?.((status, body) => response.writeHead(status).end(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const patience = all.includes(silence) ? impatient : patient;
    return createFlutterwave({ apiOrigin, secretKey: 'FLWSECK-1' }, patience);
  };
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const good = JSON.stringify({
    status: 'success',
    message: 'ok',
    data: { id: 7, tx_ref: 'donation-1', amount: 5, currency: 'GHS', status: 'successful' },
  });
  const silence = () => undefined;

  it('is queried three times in all when it fails or does not respond', async () => {
    const service = await start(
      (respond) => respond(502, 'bad gateway'),
      silence,
      (respond) => respond(200, good),
    );
    expect(await service.transaction('7')).toMatchObject({ id: '7', amount: 500 });
    expect(requests).toBe(3);
  });

  it('counts as unavailable after three attempts', async () => {
    const service = await start((respond) => respond(503, ''));
    await expect(service.transaction('7')).rejects.toMatchObject({ problem: 'away' });
    expect(requests).toBe(3);
  });

  it('gets a refund request only once, since its outcome is unknown', async () => {
    const service = await start(silence);
    await expect(service.refund('7', 500, '')).rejects.toMatchObject({ problem: 'away' });
    expect(requests).toBe(1);
  });

  it.each([
    ['no JSON', '<html>'],
    ['a list', '[]'],
    ['no data', JSON.stringify({ status: 'success' })],
    ['an amount as text', good.replace('"amount":5', '"amount":"5"')],
    ['an amount finer than a pesewa', good.replace('"amount":5', '"amount":5.001')],
    ['a negative amount', good.replace('"amount":5', '"amount":-5')],
    ['no reference', good.replace('tx_ref', 'ref')],
  ])('is rejected with %s', async (_, body) => {
    const service = await start((respond) => respond(200, body));
    await expect(service.transaction('7')).rejects.toThrow(/^The payment service/);
    expect(requests).toBe(1);
  });

  it('does not take a refund without data for one that was refused', async () => {
    const service = await start((respond) => respond(200, JSON.stringify({ status: 'success' })));
    await expect(service.refund('7', 500, '')).rejects.toMatchObject({ problem: 'nonsense' });
  });

  it.each([
    ['a fee finer than a pesewa', '"app_fee":0.0975', { fee: 10 }],
    ['an invalid fee', '"app_fee":-1', { fee: undefined }],
    [
      'a missing description of the outcome',
      '"processor_response":null,"flw_ref":7',
      { response: undefined },
    ],
  ])('is accepted despite %s', async (_, beside, expected) => {
    const service = await start((respond) =>
      respond(200, good.replace('"amount":5', `"amount":5,${beside}`)),
    );
    expect(await service.transaction('7')).toMatchObject({ status: 'successful', amount: 500, ...expected });
  });

  it('is rejected with a hosted page at something else than an address', async () => {
    const service = await start((respond) =>
      respond(200, JSON.stringify({ status: 'success', data: { link: 'javascript:pay()' } })),
    );
    await expect(service.hostedPage({ customer: {} } as never, '')).rejects.toMatchObject({
      problem: 'nonsense',
    });
  });

  it('counts an unknown status as pending', async () => {
    const service = await start((respond) => respond(200, good.replace('successful', 'success-pending')));
    expect(await service.transaction('7')).toMatchObject({ status: 'pending' });
  });
});
