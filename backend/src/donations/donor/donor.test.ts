import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { idInKey, privateKey } from '../../platform/core/privateKey';
import { donorLinks, orders, outbox, payments } from '../../platform/db/schema';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { payingBoxOffice, some } from '../../testing/tickets';
import { giftKeyOf } from '../monthly/findGift';
import { monthlyRecord } from '../monthly/monthlyRecord';
import { giftLinkMailKind } from '../monthly/queueGiftMail';
import type { DonorStatement, DonorView } from './donor.routes';
import { donorRecord } from './donorRecord';
import { donorLinkDays, donorMailKind } from '../receipts/donorLink';

const dayMs = 24 * 60 * 60 * 1000;
const ama = 'ama@example.com';

const shop = testPayments({ formsPerHour: 1000 });
beforeEach(() => shop.takeBack());

async function give(changes: object = {}) {
  const donation = await shop.begin({ email: ama, ...changes });
  await shop.checkout.pay(donation, 'card');
  expect((await shop.confirm(donation.txRef)).body).toMatchObject({ state: 'paid' });
  return donation;
}

async function refund({ txRef }: { txRef: string }, amount: number): Promise<void> {
  const [payment] = await shop.database.db.select().from(payments).where(eq(payments.txRef, txRef));
  const headers = { ...(await shop.staff()), 'idempotency-key': randomUUID() };
  const answer = await shop.ask('POST', `/api/staff/payments/${payment?.id}/refunds`, { amount }, headers);
  expect(answer.status).toBe(200);
}

const ask = (email: string) => shop.ask('POST', '/api/donors/links', { email });
const look = (key: string) => shop.ask('GET', '/api/donors/mine', undefined, { 'donor-key': key });
const view = async (key: string) => (await look(key)).body as DonorView;
const statement = async (key: string, query = '') =>
  (await shop.ask('GET', `/api/donors/mine/statement${query}`, undefined, { 'donor-key': key }))
    .body as DonorStatement;

/** Returns the mails with donors' links that are sent now. */
async function mailed() {
  const effects = effectsOf(shop);
  await effects.run();
  return effects.mails.filter(({ subject }) => subject === 'Your donations and receipts');
}

/** Asks for a link and returns the key in its mail. */
async function keyOf(email = ama): Promise<string> {
  await ask(email);
  const [mail] = await mailed();
  if (!mail) throw new Error('No link was mailed');
  return tokenIn(mail, 'donor');
}

describe('the link of a donor', () => {
  it('is mailed to the address of the donation, however it is typed, and says how long it works', async () => {
    await give({ email: 'Ama@Example.com' });
    expect((await ask('AMA@example.COM')).body).toEqual({ status: 'received' });
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail?.to).toBe('Ama@Example.com');
    expect(mail?.text).toContain('works until Mar 08, 2025');
  });

  it('is answered alike for an address that gave nothing, or never paid, and nothing is stored', async () => {
    await shop.begin({ email: 'kofi@example.com' });
    for (const email of ['kofi@example.com', 'nobody@example.com'])
      expect(await ask(email)).toEqual({ status: 200, body: { status: 'received' } });
    expect(await shop.database.db.$count(donorLinks)).toBe(0);
    expect(await shop.database.db.$count(outbox, eq(outbox.kind, donorMailKind))).toBe(0);
  });

  it('is limited for each mailbox and day, alike for known and unknown ones', async () => {
    await give();
    for (const email of [ama, 'nobody@example.com']) {
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push((await ask(email)).status);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect((await ask('AMA+other@example.com')).status).toBe(429);
    shop.clock.advance(60 * 60 * 1000);
    expect((await ask(ama)).status).toBe(429);
    shop.clock.advance(dayMs);
    expect((await ask(ama)).status).toBe(200);
  });

  it('is not mailed for a form that a bot filled in', async () => {
    await give();
    const sent = await shop.ask('POST', '/api/donors/links', { email: ama, leaveEmpty: 'x' });
    expect(sent.body).toEqual({ status: 'received' });
    expect(await mailed()).toEqual([]);
  });

  it('works for seven days, and until a new one is asked for', async () => {
    await give();
    const first = await keyOf();
    expect((await look(first)).status).toBe(200);
    const second = await keyOf();
    expect((await look(first)).status).toBe(404);
    shop.clock.advance(donorLinkDays * dayMs - 1000);
    expect((await look(second)).status).toBe(200);
    shop.clock.advance(2000);
    expect((await look(second)).status).toBe(404);
  });

  it('mails the newest of two that are asked for together, once', async () => {
    await give();
    await Promise.all([ask(ama), ask(ama)]);
    const mails = await mailed();
    expect(mails).toHaveLength(1);
    expect((await look(tokenIn(mails[0]!, 'donor'))).status).toBe(200);
  });

  it('is refused when it is forged, cut, or a proof of something else', async () => {
    const { donationId } = await give();
    const key = await keyOf();
    const id = idInKey(key) ?? '';
    const forged = [
      `${key}x`,
      key.slice(0, -1),
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      privateKey(shop.deps.signed, { use: 'donor', id, version: 2 }),
      privateKey(shop.deps.signed, { use: 'donation-receipt', id, version: 1 }),
      privateKey(shop.deps.signed, { use: 'donor', id: donationId, version: 1 }),
      '../../etc/passwd',
    ];
    for (const one of forged) expect((await look(one)).status).toBe(404);
    expect((await shop.ask('GET', '/api/donors/mine')).status).toBe(422);
  });
});

describe('the page of a donor', () => {
  it('shows what was paid with the address under any name and case, and nothing of anybody else', async () => {
    await give({ amount: 5_000, message: 'For the cello' });
    await give({ amount: 7_001, name: 'Yaw Danso', email: 'AMA@example.com', anonymous: true });
    await give({ email: 'kofi@example.com', name: 'Kofi Boateng', frequency: 'monthly' });
    await give({ email: 'ama@example.com.gh', name: 'Efua Mensah' });
    await shop.begin({ email: ama, name: 'Never Paid' });
    await shop.begin({ email: ama, name: 'Never Began', frequency: 'monthly' });
    const seen = await view(await keyOf());
    expect(seen.donations.map(({ name, amount }) => [name, amount])).toEqual([
      ['Yaw Danso', 7_001],
      ['Ama Serwaa Danso', 5_000],
    ]);
    expect(seen.donations[1]).toMatchObject({ message: 'For the cello', wall: 'shown', number: 'R-000001' });
    expect(seen.gifts).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/Kofi|Efua|Never|\+233/);
  });

  it('opens each receipt, and no receipt of another donor', async () => {
    const own = await give();
    const other = await give({ email: 'kofi@example.com' });
    const second = await give();
    const key = await keyOf();
    const { receiptKey = '' } = (await view(key)).donations[1] ?? {};
    const receipt = async ({ donationId }: { donationId: string }, by = receiptKey) =>
      (await shop.look(donationId, { 'receipt-key': by })).receipt;
    expect(await receipt(own)).toMatchObject({ email: ama });
    expect(await receipt(second)).toBeNull();
    expect(await receipt(other)).toBeNull();
    expect(await receipt(own, key)).toBeNull();
    await keyOf();
    expect(await receipt(own)).toBeNull();
  });

  it('is not opened by the key in the link of a receipt, which people pass on', async () => {
    const { donationId } = await give();
    const key = await keyOf();
    const { receiptKey = '' } = (await view(key)).donations[0] ?? {};
    expect((await look(receiptKey)).status).toBe(404);
    shop.clock.advance(donorLinkDays * dayMs + 1000);
    expect((await shop.look(donationId, { 'receipt-key': receiptKey })).receipt).toBeNull();
  });

  it('ends when the donor is erased', async () => {
    await give();
    const key = await keyOf();
    const { db } = shop.database;
    await donorRecord.erase(shop.deps, await donorRecord.find(db, ama), 'requested');
    expect((await look(key)).status).toBe(404);
    expect((await ask('')).status).toBe(422);
  });
});

describe('a statement', () => {
  it('counts refunds on their own day, a surplus as it came, and is exact to the pesewa', async () => {
    shop.clock.set(new Date('2024-12-31T23:59:59.999Z'));
    const first = await give({ amount: 1_001 });
    shop.clock.set(new Date('2025-01-01T00:00:00.000Z'));
    await give({ amount: 33_333, project: 'vehicle', name: '=Ama' });
    shop.clock.set(new Date('2025-02-01T12:00:00.000Z'));
    await refund(first, 334);
    const key = await keyOf();
    expect((await view(key)).years).toEqual([
      { year: 2025, received: 33_333, refunded: 334, net: 32_999 },
      { year: 2024, received: 1_001, refunded: 0, net: 1_001 },
    ]);
    expect((await view(key)).donations[1]).toMatchObject({ amount: 1_001, refunded: 334, state: 'paid' });
    const year = await statement(key, '?from=2025-01-01&to=2025-12-31');
    expect(year).toMatchObject({ received: 33_333, refunded: 334, net: 32_999 });
    expect(year.rows.map(({ number, received, refunded }) => [number, received, refunded])).toEqual([
      ['R-000002', 33_333, null],
      ['R-000001', null, 334],
    ]);
    expect(year.csv.split('\r\n')).toEqual([
      '\uFEFFTime,Receipt,For,From,Received,Of which payment fee,Refunded',
      '2025-01-01 00:00,R-000002,A vehicle,"\'=Ama",333.33,0.00,',
      '2025-02-01 12:00,R-000001,MATE,Ama Serwaa Danso,,,3.34',
      '',
    ]);
    expect(await statement(key, '?to=2024-12-31')).toMatchObject({ received: 1_001, refunded: 0 });
    expect(await statement(key, '?from=2025-02-02')).toMatchObject({ rows: [], net: 0 });
    expect(await statement(key)).toMatchObject({ received: 34_334, net: 34_000 });
  });

  it('has what the books have, also of a donor with many donations', async () => {
    for (const amount of [501, 777, 1_999, 12_345, 99_999]) await give({ amount });
    await give({ amount: 4_444, email: 'kofi@example.com' });
    const { callbacks } = await shop.checkout.pay(
      { ...(await shop.begin({ amount: 2_000 })), amount: 2_500 },
      'card',
    );
    await shop.confirm(callbacks[0]?.tx_ref ?? '', callbacks[0]?.transaction_id);
    await payingBoxOffice(shop).buy(some('regular', 1), { email: ama });
    const key = await keyOf();
    expect((await view(key)).donations).toHaveLength(6);
    const paid = await shop.database.db
      .select()
      .from(orders)
      .where(and(eq(orders.customerEmail, ama), eq(orders.state, 'paid'), eq(orders.kind, 'donation')));
    expect(paid.filter((order) => order.paid > order.amount)).toHaveLength(1);
    const sum = paid.reduce((all, order) => all + order.paid, 0);
    expect(await statement(key, '?from=2025-03-01&to=2025-03-01')).toMatchObject({ received: sum, net: sum });
  });

  it('refuses days in the wrong order, and days that do not exist', async () => {
    await give();
    const key = await keyOf();
    for (const query of ['?from=2025-02-02&to=2025-02-01', '?from=2025-02-30', '?from=x'])
      expect(await statement(key, query)).toMatchObject({ error: { code: 'validation_failed' } });
  });
});

describe('the link of a monthly gift', () => {
  const keyAt = (id: string, linkVersion: number) =>
    privateKey(shop.deps.signed, giftKeyOf({ id, linkVersion }));
  /** Returns the answer to a link of some version. */
  const opened = async (id: string, version: number) =>
    (await shop.ask('GET', '/api/monthly-gifts/mine', undefined, { 'monthly-key': keyAt(id, version) }))
      .status;
  const mail = (key: string, giftId: string, replace: boolean) =>
    shop.ask('POST', `/api/donors/mine/gifts/${giftId}/link`, { replace }, { 'donor-key': key });
  const mailByStaff = async (giftId: string, replace: boolean, requestKey: string) => {
    const headers = { ...(await shop.staff()), 'idempotency-key': requestKey };
    return shop.ask('POST', `/api/staff/monthly-gifts/${giftId}/link`, { replace }, headers);
  };

  it('is not on the page, can be mailed again, and replaced by the donor and by staff', async () => {
    const { donationId } = await give({ frequency: 'monthly' });
    const key = await keyOf();
    expect(JSON.stringify(await view(key))).not.toContain(keyAt(donationId, 1));
    expect((await mail(key, donationId, false)).status).toBe(200);
    expect(await opened(donationId, 1)).toBe(200);
    expect((await mail(key, donationId, true)).status).toBe(200);
    expect([await opened(donationId, 1), await opened(donationId, 2)]).toEqual([404, 200]);
    const requestKey = randomUUID();
    for (const _ of ['first', 'again'])
      expect((await mailByStaff(donationId, true, requestKey)).status).toBe(200);
    expect([await opened(donationId, 2), await opened(donationId, 3)]).toEqual([404, 200]);
    const effects = effectsOf(shop);
    await effects.run();
    const links = effects.mails.filter(({ subject }) => subject.startsWith('The link of your monthly gift'));
    const sent = links.map((one) => [one.to, tokenIn(one, 'monthly')]);
    expect(sent).toEqual(Array.from({ length: 3 }, () => [ama, keyAt(donationId, 3)]));
  });

  it('is neither sent nor replaced for another donor', async () => {
    const { donationId } = await give({ frequency: 'monthly' });
    await give({ email: 'kofi@example.com' });
    expect((await mail(await keyOf('kofi@example.com'), donationId, true)).status).toBe(404);
    expect(await opened(donationId, 1)).toBe(200);
  });

  it('is mailed five times a day, replaced also after that, and mailed by staff without a limit', async () => {
    const { donationId } = await give({ frequency: 'monthly' });
    const key = await keyOf();
    const answers = [];
    for (let time = 0; time < 6; time += 1) {
      answers.push((await mail(key, donationId, false)).status);
      shop.clock.advance(1000);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const mails = () => shop.database.db.$count(outbox, eq(outbox.kind, giftLinkMailKind));
    expect((await mail(key, donationId, true)).status).toBe(200);
    expect([await opened(donationId, 1), await opened(donationId, 2), await mails()]).toEqual([404, 200, 5]);
    expect((await mailByStaff(donationId, false, randomUUID())).status).toBe(200);
    expect(await mails()).toBe(6);
  });

  it('opens nothing once the donor is erased', async () => {
    const { donationId } = await give({ frequency: 'monthly' });
    await monthlyRecord.erase(shop.deps, [donationId], 'requested');
    expect(await opened(donationId, 1)).toBe(404);
  });
});
