import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { effectsOf, tokenIn } from '../../testing/effects';
import { aDonation } from '../../testing/payments';
import { testPayments } from '../../testing/testApi';

const shop = testPayments();
beforeEach(() => shop.takeBack());

const personal = { name: 'Ama Serwaa Danso', email: 'ama@example.com', message: 'For the cello' };
const hours = (count: number) => count * 60 * 60 * 1000;
const days = (count: number) => hours(24 * count);

async function pay(changes: object = {}) {
  const donation = await shop.begin({ message: personal.message, ...changes });
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  return donation;
}

const ask = (donationId: string, key = randomUUID()) =>
  shop.ask('POST', `/api/donations/${donationId}/receipt`, undefined, { 'idempotency-key': key });

/** Returns recipient and key of each receipt that is sent now. */
async function mailed() {
  const effects = effectsOf(shop);
  await effects.run();
  return effects.mails
    .filter(({ subject }) => subject.startsWith('Your receipt'))
    .map((mail) => ({ to: mail.to, key: tokenIn(mail, 'receipt') }));
}

const withKey = (donationId: string, key: string) => shop.look(donationId, { 'receipt-key': key });

describe('a caller with the id of a donation', () => {
  it('sees its state, and nothing about the donor', async () => {
    const { donationId } = await pay();
    const answer = await shop.look(donationId, {});
    expect(answer).toMatchObject({ state: 'paid', receipt: null });
    expect(JSON.stringify(answer)).not.toMatch(/Ama|ama@|cello|\+233/);
  });

  it('gets no access by resending it with other content, nor by a proof of another donation', async () => {
    const { donationId } = await pay();
    const other = await pay({ email: 'kofi@example.com' });
    const sent = await shop.send('POST', '/api/donations', aDonation({ donationId, name: 'Somebody Else' }));
    expect(sent.status).toBe(200);
    expect(sent.headers.get('set-cookie')).toBeNull();
    const key = (await mailed()).find(({ to }) => to === 'kofi@example.com')?.key ?? '';
    const cookie = shop.cookieOf(other.donationId);
    expect(await shop.look(donationId, { cookie, 'receipt-key': key })).toMatchObject({ receipt: null });
    for (const proof of [{ cookie: 'receipt=x' }, { 'receipt-key': 'x' }, { 'receipt-key': `${key}x` }]) {
      expect(await shop.look(donationId, proof)).toMatchObject({ state: 'paid', receipt: null });
    }
  });
});

describe('the browser that sent a donation', () => {
  it('sees its receipt for two hours', async () => {
    const { donationId } = await pay();
    expect(await shop.look(donationId)).toMatchObject({ receipt: personal });
    shop.clock.advance(hours(2) - 1000);
    expect(await shop.look(donationId)).toMatchObject({ receipt: personal });
    shop.clock.advance(2000);
    expect(await shop.look(donationId)).toMatchObject({ state: 'paid', receipt: null });
  });

  it('has a proof that scripts cannot read, only for this donation', async () => {
    const sent = await shop.send('POST', '/api/donations', aDonation({ donationId }));
    expect(sent.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^receipt=[^;]+; Max-Age=7200; Path=/api/donations/${donationId}; HttpOnly; SameSite=Strict$`,
      ),
    );
  });
  const donationId = '4f6c0f5e-6d53-4f0e-9c9b-0d2b8f1f6a11';

  it('gets the proof also when the first response was lost and it sends the same again', async () => {
    const donation = aDonation({ message: personal.message });
    await shop.send('POST', '/api/donations', donation);
    await pay(donation);
    expect(await shop.look(donation.donationId)).toMatchObject({ receipt: personal });
  });
});

describe('the link of the mail', () => {
  it('shows the receipt for thirty days', async () => {
    const { donationId } = await pay();
    const [mail] = await mailed();
    expect(mail?.to).toBe(personal.email);
    shop.clock.advance(days(30) - 1000);
    expect(await withKey(donationId, mail?.key ?? '')).toMatchObject({ receipt: personal });
    shop.clock.advance(2000);
    expect(await withKey(donationId, mail?.key ?? '')).toMatchObject({ state: 'paid', receipt: null });
  });

  it('can be renewed by anyone, goes only to the donor, and ends the one before', async () => {
    const { donationId } = await pay();
    const [first] = await mailed();
    shop.clock.advance(days(40));
    const key = randomUUID();
    expect((await ask(donationId, key)).body).toEqual({ status: 'queued' });
    expect((await ask(donationId, key)).body).toEqual({ status: 'queued' });
    const sent = await mailed();
    expect(sent.map(({ to }) => to)).toEqual([personal.email]);
    expect(await withKey(donationId, sent[0]?.key ?? '')).toMatchObject({ receipt: personal });
    expect(await withKey(donationId, first?.key ?? '')).toMatchObject({ receipt: null });
  });

  it('is limited, and not mailed for unpaid or unknown donations', async () => {
    const { donationId } = await pay();
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push((await ask(donationId)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect((await ask((await shop.begin()).donationId)).status).toBe(409);
    expect((await ask(randomUUID())).status).toBe(404);
  });
});
