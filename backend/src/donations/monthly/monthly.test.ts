import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcileDue } from '../../payments/reconciliation/reconcile';
import { privateKey } from '../../platform/core/privateKey';
import { donations, giftMonths, monthlyGifts, orders, outbox, projects } from '../../platform/db/schema';
import { usualBehaviour } from '../../payments/checkout/ledger/state';
import { testPayments } from '../../testing/testApi';
import { writeReceipt } from '../receipts/receiptHandlers';
import { giftKeyOf } from './findGift';
import { giveMonthly } from './giveMonthly';
import type { MonthlyGiftView } from './monthly.routes';
import { writeGiftMail } from './monthlyHandlers';
import { monthlyRecord } from './monthlyRecord';
import { giftMail, giftMailKind } from './queueGiftMail';

const dayMs = 24 * 60 * 60 * 1000;

const shop = testPayments();
/** The transactions of the tests before. */
let earlier = 0;
beforeEach(async () => {
  await shop.takeBack();
  await shop.checkout.behaviour({ ...usualBehaviour, hold: true, settleAfterMs: null });
  earlier = (await shop.checkout.state()).transactions.length;
});
afterEach(() => shop.checkout.behaviour(usualBehaviour));

const keyOf = (giftId: string) => ({
  'monthly-key': privateKey(shop.deps.signed, giftKeyOf({ id: giftId, linkVersion: 1 })),
});
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
const runAfter = (days: number) => {
  waitDays(days);
  return run();
};

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
    await runAfter(40);
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
    await runAfter(30);
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
    await runAfter(370);
    expect(await states(id)).toEqual(['paid', 'paid']);
    expect((await look(id)).nextAt).toBe('2026-04-01T08:00:00.000Z');
  });

  it('tells of a declined card and tries after 3 and 7 days, then tells that the month is missed', async () => {
    const id = await begin('card');
    await shop.checkout.behaviour({ tokens: 'decline' });
    waitDays(31);
    for (const days of [0, 1, 2, 1, 3, 7]) {
      await runAfter(days);
    }
    expect(await states(id)).toEqual(['missed', 'paid']);
    expect(await news()).toEqual(['started', 'failed', 'failed', 'missed']);
    const tried = await charges();
    expect(tried.map(({ status }) => status)).toEqual(['successful', 'failed', 'failed', 'failed']);
    await shop.checkout.behaviour({ tokens: 'approve' });
    await runAfter(17);
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
      await runAfter(31);
      await runAfter(1);
      expect(await states(id)).toEqual(['paid', 'paid']);
      expect(await successes()).toHaveLength(2);
    },
  );

  it('does not take a declined card for paid because the answer said so', async () => {
    const id = await begin('card');
    await shop.checkout.behaviour({ charges: 'praised', tokens: 'decline' });
    await runAfter(31);
    expect((await look(id)).months[0]).toMatchObject({ state: 'due', payment: 'failed' });
    expect(await raised()).toBe(5_000);
  });

  it('waits while the payment service is down, and charges once it is back', async () => {
    const id = await begin('card');
    await shop.checkout.behaviour({ rest: 'down' });
    await runAfter(31);
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
    await runAfter(31);
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
    await runAfter(8);
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
    await runAfter(31);
    await shop.checkout.behaviour({ phones: 'refused' });
    expect((await pay(id)).body).toEqual({ state: 'failed', page: null });
    // The network of the phone may be another one, which only the payment page asks for.
    const page = expect.stringContaining('/pay/hosted/') as string;
    expect((await pay(id)).body).toEqual({ state: 'created', page });
  });

  it('changes amount, pauses, resumes and stops by its link', async () => {
    const id = await begin('card');
    expect((await change(id, {})).status).toBe(422);
    expect((await change(id, { amount: 100 })).status).toBe(422);
    expect((await change(id, { amount: 7_000 })).body).toMatchObject({ amount: 7_000 });
    await change(id, { state: 'paused' });
    await runAfter(40);
    expect(await look(id)).toMatchObject({ state: 'paused', nextAt: null, months: [{ amount: 5_000 }] });
    expect((await change(id, { state: 'active' })).body).toMatchObject({
      nextAt: '2025-05-01T08:00:00.000Z',
    });
    await runAfter(22);
    expect((await look(id)).months[0]).toMatchObject({ state: 'paid', amount: 7_000 });
    expect(await news()).toEqual(['started', 'changed', 'paused', 'resumed']);
    await change(id, { state: 'stopped' });
    const [gift] = await shop.database.db.select().from(monthlyGifts);
    expect(gift).toMatchObject({ state: 'stopped', cardToken: null, nextAt: null });
    expect((await change(id, { state: 'active' })).status).toBe(409);
    expect(await news()).toEqual(['stopped']);
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
    await runAfter(31);
    await monthlyRecord.erase(shop.deps, [id], 'requested');
    await runAfter(40);
    expect(await shop.database.db.select().from(giftMonths)).toHaveLength(2);
    expect(await shop.database.db.select().from(monthlyGifts)).toMatchObject([{ state: 'stopped' }]);
    expect(await news()).toEqual([]);
  });

  it('is paused, and says so, when its project takes no more donations', async () => {
    const id = await begin('card');
    await shop.database.db.update(projects).set({ isOpen: false });
    await runAfter(31);
    expect((await look(id)).state).toBe('paused');
    expect(await news()).toEqual(['started', 'closed']);
    expect(await successes()).toHaveLength(1);
  });
});

describe('a payment that stays pending', () => {
  it('is told after an hour, can be gone on with, and is charged anew once it has expired', async () => {
    const id = await begin('card');
    await shop.checkout.behaviour({ tokens: 'pend' });
    await runAfter(31);
    expect((await look(id)).months[0]).toMatchObject({ payment: 'pending', canBePaid: false });
    shop.clock.advance(61 * 60_000);
    await run();
    await run();
    expect(await news()).toEqual(['started', 'pending']);
    expect((await look(id)).months[0]).toMatchObject({ payment: 'pending', canBePaid: true });
    const page = expect.stringContaining('/pay/hosted/') as string;
    expect((await pay(id)).body).toEqual({ state: 'pending', page });
    await shop.checkout.behaviour({ tokens: 'approve' });
    waitDays(4);
    await reconcileDue(shop.deps);
    await run();
    expect(await states(id)).toEqual(['paid', 'paid']);
    expect(await successes()).toHaveLength(2);
  });
});

describe('a project that closes during a month', () => {
  it('pauses its gifts: nothing is charged, paid by the link or resumed', async () => {
    const id = await begin('mobile_money');
    await runAfter(31);
    await shop.database.db.update(projects).set({ isOpen: false });
    expect((await look(id)).months[0]).toMatchObject({ state: 'due', canBePaid: false });
    expect((await pay(id)).status).toBe(409);
    await runAfter(3);
    expect(await look(id)).toMatchObject({ state: 'paused', months: [{ state: 'skipped' }, {}] });
    expect(await news()).toEqual(['started', 'closed']);
    expect((await change(id, { state: 'active' })).status).toBe(409);
  });
});

describe('a missed month', () => {
  async function missed(): Promise<string> {
    const id = await begin('card');
    await shop.checkout.behaviour({ tokens: 'decline' });
    waitDays(31);
    for (let day = 0; day < 9; day += 1) {
      await run();
      waitDays(1);
    }
    expect(await states(id)).toEqual(['missed', 'paid']);
    return id;
  }

  it('can be paid until the next one begins', async () => {
    const id = await missed();
    expect((await look(id)).months[0]?.canBePaid).toBe(true);
    waitDays(22);
    expect((await look(id)).months[0]?.canBePaid).toBe(false);
    expect((await pay(id)).status).toBe(409);
  });

  it('is paid by the donor of the gift although its order was erased', async () => {
    const id = await missed();
    const [month] = await shop.database.db.select().from(donations).where(eq(donations.id, id));
    await shop.database.db.update(orders).set({ customerName: '', customerEmail: '', customerPhone: null });
    expect((await pay(id)).body).toMatchObject({ state: 'created' });
    const reopened = await shop.database.db.select().from(orders).where(eq(orders.state, 'created'));
    expect(reopened).toMatchObject([{ customerEmail: month?.email, customerName: month?.name }]);
  });

  it('before the gift was resumed does not count towards two in a row', async () => {
    const id = await missed();
    const goOn = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        await runAfter(1);
      }
    };
    await goOn(31);
    expect((await look(id)).state).toBe('paused');
    await change(id, { state: 'active' });
    await goOn(30);
    expect(await states(id)).toEqual(['missed', 'skipped', 'skipped', 'paid']);
    expect((await look(id)).state).toBe('active');
    expect((await news()).at(-1)).toBe('missed');
  });
});

describe('a charge', () => {
  it('is not sent once the donor has stopped the gift, also while earlier ones are looked up', async () => {
    const id = await begin('card');
    waitDays(31);
    const { provider } = shop.deps;
    const transactionByReference: typeof provider.transactionByReference = async (txRef) => {
      await change(id, { state: 'stopped' });
      return provider.transactionByReference(txRef);
    };
    await giveMonthly({ ...shop.deps, provider: { ...provider, transactionByReference } });
    expect(await states(id)).toEqual(['skipped', 'paid']);
    expect(await successes()).toHaveLength(1);
  });

  it.each([null, 'not sealed'])('without a readable token (%s) is the donor’s to make', async (cardToken) => {
    const id = await begin('card');
    await shop.database.db.update(monthlyGifts).set({ cardToken });
    await runAfter(31);
    await run();
    expect(await news()).toEqual(['started', 'ask']);
    expect(await charges()).toHaveLength(1);
    const [row] = await shop.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, await askKeyOf(id)));
    const mail = await writeGiftMail({ ...shop.deps, siteOrigin: 'https://school.example' }, row?.payload);
    expect(JSON.stringify(mail)).toContain('pay on the payment page');
    expect(JSON.stringify(mail)).not.toContain('phone');
  });

  const askKeyOf = async (giftId: string) => {
    const [month] = await shop.database.db.select().from(giftMonths).where(eq(giftMonths.state, 'due'));
    return `monthly:${giftId}:ask:${month?.id}:1`;
  };
});

describe('the private link', () => {
  it('is in every receipt until the gift has ended', async () => {
    const id = await begin('card');
    const receipt = async () =>
      JSON.stringify(await writeReceipt({ ...shop.deps, siteOrigin: 'https://school.example' }, id));
    expect(await receipt()).toContain('/donate/monthly#monthly=');
    await change(id, { state: 'stopped' });
    expect(await receipt()).not.toContain('/donate/monthly#monthly=');
  });
});

it('begins a gift whose first payment was recorded without it', async () => {
  const id = await begin('card');
  await shop.database.db.update(monthlyGifts).set({ state: 'starting', nextAt: null, cardToken: null });
  await shop.database.db.delete(outbox);
  await run();
  expect(await look(id)).toMatchObject({ state: 'active', nextAt: '2025-04-01T08:00:00.000Z' });
  expect(await news()).toEqual(['started']);
});

it('cannot become a single gift while its payment is on its way', async () => {
  const donation = await shop.begin({ method: 'mobile_money', frequency: 'monthly', amount: 5_000 });
  await shop.checkout.pay(donation, 'mobile-money-later');
  await shop.confirm(donation.txRef);
  const sent = { donationId: donation.donationId, method: 'mobile_money', amount: 5_000 };
  expect((await shop.start({ ...sent, frequency: 'once' })).status).toBe(409);
  expect((await shop.start({ ...sent, frequency: 'monthly' })).status).toBe(200);
});
