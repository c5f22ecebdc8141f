import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, referralAddresses, tributes } from '../../platform/db/schema';
import { digestOfAddress } from '../../platform/mail/optOut';
import { effectsOf } from '../../testing/effects';
import { aDonation } from '../../testing/payments';
import { signedIn, testPayments } from '../../testing/testApi';
import { cardMailKind } from './sendCard';

const shop = testPayments();
beforeEach(() => shop.takeBack());

const card = {
  recipientName: 'Esi Mensah',
  recipientEmail: 'esi@example.com',
  message: 'He loved the cello.',
};
const tribute = { kind: 'memory', name: 'Kofi Mensah', ...card };

async function pay(changes: object = {}) {
  const donation = await shop.begin({ tribute, ...changes });
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  return donation;
}

async function sentTo(address: string) {
  const effects = effectsOf(shop);
  await effects.run();
  return effects.mails.filter(({ to }) => to === address);
}

const asStaff = async (method: string, path: string, body?: object) =>
  (await shop.ask(method, `/api/staff/${path}`, body, await shop.staff())).body as never;

const exported = async () =>
  (await shop.send('GET', '/api/staff/donations/export', undefined, await shop.staff())).text();

describe('a donation for someone', () => {
  it('sends one card once it is paid, without the amount', async () => {
    const begun = await shop.begin({ tribute });
    expect(await sentTo(card.recipientEmail)).toEqual([]);
    const { callbacks } = await shop.checkout.pay(begun, 'card');
    for (const again of [1, 2]) {
      await shop.confirm(begun.txRef, callbacks[0]?.transaction_id);
      const mails = await sentTo(card.recipientEmail);
      expect(mails).toHaveLength(again === 1 ? 1 : 0);
      for (const { subject, text } of mails) {
        expect(subject).toBe('A gift in memory of Kofi Mensah');
        expect(text).toContain('Dear Esi Mensah');
        expect(text).toContain('Ama Serwaa Danso has given to our music school in memory of Kofi Mensah.');
        expect(text).toContain(card.message);
        expect(text).not.toMatch(/GH₵|200|ama@example/);
      }
    }
  });

  it('names the person on the receipt, to staff and in the export', async () => {
    const { donationId } = await pay();
    expect(await shop.look(donationId)).toMatchObject({ receipt: { tribute } });
    const [receipt] = await sentTo('ama@example.com');
    expect(receipt?.text).toMatch(/Given:? +in memory of Kofi Mensah/);
    expect(receipt?.text).toContain('We email the card to Esi Mensah,');
    const mails = expect.arrayContaining([
      expect.objectContaining({
        subject: 'A gift in memory of Kofi Mensah',
        to: card.recipientEmail,
        state: 'done',
      }),
    ]) as unknown;
    expect(await asStaff('GET', `donations/${donationId}`)).toMatchObject({ tribute, mails });
    expect(await exported()).toContain('in memory of Kofi Mensah');
  });

  it('names neither an anonymous donor on the card, nor the person in the export', async () => {
    await pay({ anonymous: true });
    const [mail] = await sentTo(card.recipientEmail);
    expect(mail?.text).toContain('A donor who does not want to be named has given');
    expect(mail?.text).not.toContain('Ama');
    expect(await exported()).not.toContain('Kofi');
  });

  it('sends no card without a recipient', async () => {
    await pay({ tribute: { kind: 'honour', name: 'Our choir' } });
    const kinds = (await shop.database.db.select().from(outbox)).map(({ kind }) => kind);
    expect(kinds).not.toContain(cardMailKind);
  });

  it('sends no card after a refund that came first', async () => {
    const { donationId } = await pay();
    const { payments } = (await asStaff('GET', `donations/${donationId}`)) as { payments: { id: string }[] };
    const refund = { amount: 20_000, reason: 'Paid twice' };
    await shop.ask('POST', `/api/staff/payments/${payments[0]?.id}/refunds`, refund, {
      ...(await shop.staff()),
      'idempotency-key': donationId,
    });
    expect((await shop.look(donationId)).state).toBe('refunded');
    expect(await sentTo(card.recipientEmail)).toEqual([]);
  });

  it('sends no card to an address that wants no more mails', async () => {
    const addressDigest = digestOfAddress(card.recipientEmail);
    await shop.database.db.insert(referralAddresses).values({ addressDigest, stoppedAt: shop.clock.now() });
    await pay();
    expect(await sentTo(card.recipientEmail)).toEqual([]);
    await shop.database.db.delete(referralAddresses);
  });

  it('can be changed until it is paid', async () => {
    const { donationId } = await shop.begin({ tribute });
    const stored = () => shop.database.db.select().from(tributes);
    await shop.start({ donationId, tribute: { ...tribute, name: 'Kofi A. Mensah' } });
    expect(await stored()).toMatchObject([{ donationId, name: 'Kofi A. Mensah' }]);
    await shop.start({ donationId });
    expect(await stored()).toEqual([]);
  });

  it('shows no receipt to a browser that sends another person', async () => {
    const { donationId } = await pay();
    const resend = async (changes: object) =>
      (await shop.send('POST', '/api/donations', aDonation({ donationId, tribute, ...changes }))).headers;
    expect((await resend({})).get('set-cookie')).toContain('receipt=');
    expect((await resend({ tribute: { ...tribute, name: 'Yaw' } })).get('set-cookie')).toBeNull();
  });

  it.each([
    ['tribute.message', { message: 'You idiots' }],
    ['tribute.message', { message: 'Call 024 412 3456' }],
    ['tribute.name', { name: 'Cheap loans for all' }],
    ['tribute.recipientName', { recipientName: 'fuuuck' }],
  ])('refuses at %s what nobody should read on a card: %o', async (field, change) => {
    const refused = await shop.start({ tribute: { ...tribute, ...change } });
    expect(refused).toMatchObject({ status: 422, body: { error: { fields: [{ field }] } } });
    expect(await shop.database.db.select().from(tributes)).toEqual([]);
  });
});

describe('erasure', () => {
  const admin = signedIn(shop, { 'https://music-school.example/roles': ['admin'] });
  const ask = (what: string, email: string) =>
    shop.ask('POST', `/api/staff/people/${what}`, { email }, admin);

  it.each(['esi@example.com', 'ama@example.com'])(
    'of %s deletes the tribute, and no card is sent',
    async (email) => {
      await pay();
      const name = 'Gifts in honour or memory of someone';
      expect((await ask('found', email)).body).toMatchObject({
        records: expect.arrayContaining([expect.objectContaining({ name })]) as unknown,
      });
      expect((await ask('erasure', email)).status).toBe(200);
      expect(await shop.database.db.select().from(tributes)).toEqual([]);
      expect(await sentTo(card.recipientEmail)).toEqual([]);
    },
  );
});
