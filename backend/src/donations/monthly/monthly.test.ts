import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileDue } from '../../payments/reconciliation/reconcile';
import { privateKey } from '../../platform/core/privateKey';
import { giftMonths, monthlyGifts, outbox, projects } from '../../platform/db/schema';
import { usualBehaviour } from '../../payments/checkout/ledger/state';
import { testNow } from '../../testing/api';
import { startTestPayments, type TestPayments } from '../../testing/payments';
import { giftKeyOf } from './findGift';
import { giveMonthly } from './giveMonthly';
import type { MonthlyGiftView } from './monthly.routes';
import { writeGiftMail } from './monthlyHandlers';
import { monthlyRecord } from './monthlyRecord';
import { giftMail, giftMailKind } from './queueGiftMail';

const dayMs = 24 * 60 * 60 * 1000;

let shop: TestPayments;
/** The transactions of the tests before. */
let earlier = 0;
beforeAll(async () => {
  shop = await startTestPayments();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.takeBack();
  shop.clock.set(testNow);
  await shop.checkout.behaviour({ ...usualBehaviour, hold: true, settleAfterMs: null });
  earlier = (await shop.checkout.state()).transactions.length;
});
afterEach(() => shop.checkout.behaviour(usualBehaviour));

const keyOf = (giftId: string) => ({ 'monthly-key': privateKey(shop.deps.signed, giftKeyOf(giftId)) });
const path = '/api/monthly-gifts/mine';
const look = async (giftId: string) =>
  (await shop.ask('GET', path, undefined, keyOf(giftId))).body as MonthlyGiftView;
const change = (giftId: string, body: object) => shop.ask('PATCH', path, body, keyOf(giftId));
const pay = (giftId: string) => shop.ask('POST', `${path}/payment`, undefined, keyOf(giftId));
const states = async (giftId: string) => (await look(giftId)).months.map(({ state }) => state);
const run = () => giveMonthly(shop.deps);
const raised = async () =>
  (await shop.database.db.select().from(projects).where(eq(projects.slug, 'mate')))[0]?.raised;
const charges = async () => (await shop.checkout.state()).transactions.slice(earlier);
const successes = async () => (await charges()).filter(({ status }) => status === 'successful');
const waitDays = (days: number) => shop.clock.advance(days * dayMs);

/** The news of all mails about gifts that would be sent now, oldest first. */
async function news(): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, giftMailKind))
    .orderBy(outbox.createdAt);
  const context = { ...shop.deps, siteOrigin: 'https://school.example' };
  const mails = await Promise.all(
    rows.map(async ({ payload }) => [payload, await writeGiftMail(context, payload)] as const),
  );
  return mails.flatMap(([payload, mail]) => (mail ? [giftMail.parse(payload).news] : []));
}

async function begin(method: 'card' | 'mobile_money', changes: object = {}): Promise<string> {
  const donation = await shop.begin({ method, frequency: 'monthly', amount: 5_000, ...changes });
  await shop.checkout.pay(donation, method === 'card' ? 'card' : 'mobile-money');
  expect((await shop.confirm(donation.txRef)).body).toMatchObject({ state: 'paid' });
  return donation.donationId;
}

describe('a monthly gift', () => {
  it('begins with its first payment, and not before', async () => {
    const { donationId } = await shop.begin({ frequency: 'monthly' });
    waitDays(40);
    await run();
    expect(await look(donationId)).toMatchObject({ state: 'starting', nextAt: null });
    expect(await news()).toEqual([]);
  });

  it('is once after all when the donor says so before paying', async () => {
    const donation = await shop.begin({ frequency: 'monthly' });
    const sent = { donationId: donation.donationId, frequency: 'once' };
    await shop.start(sent);
    await shop.checkout.pay(donation, 'card');
    await shop.confirm(donation.txRef);
    expect((await shop.ask('GET', path, undefined, keyOf(donation.donationId))).status).toBe(404);
    expect(await shop.database.db.$count(monthlyGifts)).toBe(0);
  });

  it('charges the card once each month, with a receipt, however often the job runs', async () => {
    const id = await begin('card');
    expect(await look(id)).toMatchObject({
      state: 'active',
      byItself: true,
      nextAt: '2025-04-01T08:00:00.000Z',
    });
    waitDays(30);
    await run();
    expect(await states(id)).toEqual(['paid']);
    waitDays(1);
    await Promise.all([run(), run()]);
    await run();
    expect(await states(id)).toEqual(['paid', 'paid']);
    expect(await successes()).toHaveLength(2);
    expect(await raised()).toBe(10_000);
    const receipts = await shop.database.db.select().from(outbox).where(eq(outbox.kind, 'donations.receipt'));
    expect(receipts).toHaveLength(2);
    expect(await news()).toEqual(['started']);
  });

  it('takes one month and not all when nothing ran for a year', async () => {
    const id = await begin('card');
    waitDays(370);
    await run();
    expect(await states(id)).toEqual(['paid', 'paid']);
    expect((await look(id)).nextAt).toBe('2026-04-01T08:00:00.000Z');
  });

  it('tells of a declined card and tries after 3 and 7 days, then tells that the month is missed', async () => {
    const id = await begin('card');
    await shop.checkout.behaviour({ tokens: 'decline' });
    waitDays(31);
    for (const days of [0, 1, 2, 1, 3, 7]) {
      waitDays(days);
      await run();
    }
    expect(await states(id)).toEqual(['missed', 'paid']);
    expect(await news()).toEqual(['started', 'failed', 'failed', 'missed']);
    const tried = await charges();
    expect(tried.map(({ status }) => status)).toEqual(['successful', 'failed', 'failed', 'failed']);
    await shop.checkout.behaviour({ tokens: 'approve' });
    waitDays(17);
    await run();
    expect(await states(id)).toEqual(['paid', 'missed', 'paid']);
  });

  it('is paused, and says so, after two missed months in a row', async () => {
    const id = await begin('card');
    await shop.checkout.behaviour({ tokens: 'decline' });
    waitDays(31);
    for (let day = 0; day < 50; day += 1) {
      await run();
      waitDays(1);
    }
    expect((await look(id)).state).toBe('paused');
    expect((await news()).slice(-2)).toEqual(['failed', 'ended_by_misses']);
  });

  it.each(['lost', 'praised'] as const)(
    'asks what became of a charge whose answer is %s, and charges once',
    async (answer) => {
      const id = await begin('card');
      await shop.checkout.behaviour({ charges: answer });
      waitDays(31);
      await run();
      waitDays(1);
      await run();
      expect(await states(id)).toEqual(['paid', 'paid']);
      expect(await successes()).toHaveLength(2);
    },
  );

  it('does not take a declined card for paid because the answer said so', async () => {
    const id = await begin('card');
    await shop.checkout.behaviour({ charges: 'praised', tokens: 'decline' });
    waitDays(31);
    await run();
    expect((await look(id)).months[0]).toMatchObject({ state: 'due', payment: 'failed' });
    expect(await raised()).toBe(5_000);
  });

  it('waits while the payment service is down, and charges once it is back', async () => {
    const id = await begin('card');
    await shop.checkout.behaviour({ rest: 'down' });
    waitDays(31);
    await run();
    expect(await states(id)).toEqual(['charging', 'paid']);
    shop.clock.advance(2 * dayMs);
    await shop.checkout.behaviour({ rest: 'up' });
    await reconcileDue(shop.deps);
    await run();
    expect(await states(id)).toEqual(['paid', 'paid']);
    expect(await successes()).toHaveLength(2);
  });

  it('asks for mobile money by mail, and one press sends one request to the phone', async () => {
    const id = await begin('mobile_money');
    waitDays(31);
    await run();
    await run();
    expect(await news()).toEqual(['started', 'ask']);
    const answers = await Promise.all([pay(id), pay(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const waiting = (await charges()).filter(({ status }) => status === 'pending');
    expect(waiting).toHaveLength(1);
    await shop.checkout.settle(waiting[0]?.id ?? 0, 'successful');
    await shop.confirm(waiting[0]?.txRef ?? '');
    expect(await states(id)).toEqual(['paid', 'paid']);
    expect((await pay(id)).status).toBe(409);
    waitDays(8);
    await run();
    expect(await news()).toEqual(['started']);
  });

  it('asks three times, says that the month is missed, and lets it be given all the same', async () => {
    const id = await begin('mobile_money');
    waitDays(31);
    for (let day = 0; day < 16; day += 1) {
      await run();
      waitDays(1);
    }
    expect(await news()).toEqual(['started', 'ask', 'ask', 'ask', 'missed']);
    await pay(id);
    const [waiting] = (await charges()).filter(({ status }) => status === 'pending');
    await shop.checkout.settle(waiting?.id ?? 0, 'successful');
    await shop.confirm(waiting?.txRef ?? '');
    expect(await states(id)).toEqual(['paid', 'paid']);
  });

  it('says what became of a payment that did not begin, and lets it be tried again at once', async () => {
    const id = await begin('mobile_money');
    waitDays(31);
    await run();
    await shop.checkout.behaviour({ phones: 'refused' });
    expect((await pay(id)).body).toEqual({ state: 'failed', page: null });
    await shop.checkout.behaviour({ phones: 'none' });
    expect((await pay(id)).body).toEqual({ state: 'pending', page: null });
  });

  it('changes amount, pauses, resumes and stops by its link', async () => {
    const id = await begin('card');
    expect((await change(id, {})).status).toBe(422);
    expect((await change(id, { amount: 100 })).status).toBe(422);
    expect((await change(id, { amount: 7_000 })).body).toMatchObject({ amount: 7_000 });
    await change(id, { state: 'paused' });
    waitDays(40);
    await run();
    expect(await look(id)).toMatchObject({ state: 'paused', nextAt: null, months: [{ amount: 5_000 }] });
    expect((await change(id, { state: 'active' })).body).toMatchObject({
      nextAt: '2025-05-01T08:00:00.000Z',
    });
    waitDays(22);
    await run();
    expect((await look(id)).months[0]).toMatchObject({ state: 'paid', amount: 7_000 });
    await change(id, { state: 'stopped' });
    const [gift] = await shop.database.db.select().from(monthlyGifts);
    expect(gift).toMatchObject({ state: 'stopped', cardToken: null, nextAt: null });
    expect((await change(id, { state: 'active' })).status).toBe(409);
    expect(await news()).toEqual(['started', 'changed', 'paused', 'resumed', 'stopped']);
  });

  it('opens for its own key only', async () => {
    const id = await begin('card');
    const other = keyOf('3f2a9c1b-0000-4000-8000-000000000000')['monthly-key'];
    for (const key of ['', 'x', other, `${keyOf(id)['monthly-key'].slice(0, -1)}!`])
      expect((await shop.ask('GET', path, undefined, { 'monthly-key': key })).status).toBe(404);
  });

  it('stores the card’s token encrypted, and shows it to nobody', async () => {
    const id = await begin('card');
    const [paid] = await successes();
    const token = paid?.cardToken ?? 'none';
    const [gift] = await shop.database.db.select().from(monthlyGifts);
    expect(gift?.cardToken).toBeTruthy();
    const shown = [gift, await look(id), await monthlyRecord.read(shop.database.db, [id]), shop.lines].map(
      (one) => JSON.stringify(one),
    );
    expect(shown.filter((text) => text.includes(token))).toEqual([]);
    expect(shown[2]).not.toContain(gift?.cardToken);
  });

  it('ends when its donor is erased', async () => {
    const id = await begin('mobile_money');
    waitDays(31);
    await run();
    await monthlyRecord.erase(shop.deps, [id], 'requested');
    waitDays(40);
    await run();
    expect(await shop.database.db.select().from(giftMonths)).toHaveLength(2);
    expect(await look(id)).toMatchObject({ state: 'stopped' });
    expect(await news()).toEqual([]);
  });

  it('is paused, and says so, when its project takes no more donations', async () => {
    const id = await begin('card');
    await shop.database.db.update(projects).set({ isOpen: false });
    waitDays(31);
    await run();
    expect((await look(id)).state).toBe('paused');
    expect(await news()).toEqual(['started', 'closed']);
    expect(await successes()).toHaveLength(1);
  });
});
