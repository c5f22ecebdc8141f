import { donationFees } from '@school/shared/projects';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { privateKey } from '../platform/core/privateKey';
import { donations, orders, projects } from '../platform/db/schema';
import { effectsOf } from '../testing/effects';
import { testPayments } from '../testing/testApi';
import { giftKeyOf } from './monthly/findGift';
import { giveMonthly } from './monthly/giveMonthly';

const shop = testPayments();
beforeEach(async () => {
  await shop.takeBack();
  shop.deps.settings.donationFees = { card: 195, mobile_money: 100 };
  await shop.checkout.behaviour({ hold: true });
});

const covered = { amount: 10_000, coverFee: true };

async function pay(changes: object = {}) {
  const donation = await shop.begin({ ...covered, ...changes });
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  return donation;
}
const raised = async () =>
  (await shop.database.db.select().from(projects).where(eq(projects.slug, 'mate')))[0]?.raised;
const asStaff = async (path: string) =>
  (await shop.ask('GET', `/api/staff/${path}`, undefined, await shop.staff())).body;

describe('a donor who covers the payment fee', () => {
  it('pays what its method costs on top, while the project counts the gift', async () => {
    expect(await shop.begin({ ...covered, method: 'mobile_money' })).toMatchObject({ amount: 10_102 });
    const { donationId, amount } = await pay();
    expect(amount).toBe(10_199);
    expect(await raised()).toBe(10_000);
    const parts = { amount: 10_199, fee: 199 };
    expect(await shop.look(donationId)).toMatchObject({ receipt: parts });
    expect(await asStaff('donations?state=paid')).toMatchObject({ rows: [parts] });
    expect(await asStaff(`donations/${donationId}`)).toMatchObject(parts);
    expect(await asStaff('donations/sums')).toMatchObject({ paid: 10_199, fees: 199 });
    const wall = await shop.ask('GET', '/api/projects/project/mate/donors');
    expect(wall.body).toMatchObject({ rows: [{ amount: 10_000 }] });
    const csv = await (
      await shop.send('GET', '/api/staff/donations/export?state=paid', undefined, await shop.staff())
    ).text();
    expect(csv).toMatch(/,101.99,101.99,0.00,MATE,.*,100.00,1.99,,\r/);
    const effects = effectsOf(shop);
    await effects.run();
    for (const mail of effects.mails)
      expect(mail.text).toMatch(/Gift:? +GH₵ 100\.00[^]*Payment fee:? +GH₵ 1\.99/);
  });

  it('is told of another sum than the page showed, and nothing is stored', async () => {
    const refused = await shop.start({ ...covered, seenTotal: 10_195 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'total_changed',
          total: 10_199,
          message: 'The total is now GH₵ 101.99. Please check it, then tap the button again.',
        },
      },
    });
    expect(await shop.database.db.$count(donations)).toBe(0);
    expect(await shop.begin({ ...covered, seenTotal: 10_199 })).toMatchObject({ amount: 10_199 });
    expect((await shop.start({ amount: 10_000, seenTotal: 10_199 })).status).toBe(409);
  });

  it('can change their mind before paying, and sends the same again without harm', async () => {
    const { donationId, txRef } = await shop.begin(covered);
    expect(await shop.begin({ ...covered, donationId })).toMatchObject({ txRef });
    expect(await shop.begin({ amount: 10_000, donationId })).toMatchObject({ amount: 10_000 });
    shop.deps.settings.donationFees = { card: 300, mobile_money: 300 };
    expect(await shop.begin({ ...covered, donationId })).toMatchObject({ amount: 10_310 });
    const { callbacks } = await shop.checkout.pay(await shop.begin({ ...covered, donationId }), 'card');
    await shop.confirm(
      (await shop.database.db.select().from(orders))[0]?.txRef ?? '',
      callbacks[0]?.transaction_id,
    );
    shop.deps.settings.donationFees = { card: 195, mobile_money: 195 };
    // Paid at the rate of that moment: the same form is still the same donation.
    expect(await shop.start({ ...covered, donationId, seenTotal: 10_310 })).toMatchObject({
      status: 200,
      body: { state: 'paid' },
    });
    expect(await raised()).toBe(10_000);
  });

  it.each([
    ['without the fee', { amount: 500 }, { amount: 1_000_000, coverFee: true }, 500, 0],
    ['with the fee', covered, { amount: 10_000 }, 10_000, 199],
    ['of the same sum', { amount: 10_199 }, covered, 10_000, 199],
  ])('may pay an earlier attempt %s, and its own fee counts', async (_, first, last, gift, fee) => {
    const earlier = await shop.begin(first);
    await shop.begin({ ...last, donationId: earlier.donationId });
    const { callbacks } = await shop.checkout.pay(earlier, 'card');
    await shop.confirm(earlier.txRef, callbacks[0]?.transaction_id);
    expect(await raised()).toBe(gift);
    expect(await shop.look(earlier.donationId)).toMatchObject({ receipt: { amount: gift + fee, fee } });
  });

  it('does not choose where the rate is nothing, and sends the same again without harm', async () => {
    shop.deps.settings.donationFees = { card: 0, mobile_money: 0 };
    const { donationId } = await pay();
    expect(await shop.start({ ...covered, donationId })).toMatchObject({ body: { state: 'paid' } });
    expect((await shop.look(donationId)).receipt).toMatchObject({ fee: 0 });
  });

  it('gets back the gift before the fee', async () => {
    const { donationId } = await pay();
    const refund = async (amount: number) => {
      const { payments } = (await asStaff(`donations/${donationId}`)) as { payments: { id: string }[] };
      const headers = { ...(await shop.staff()), 'idempotency-key': crypto.randomUUID() };
      return shop.ask(
        'POST',
        `/api/staff/payments/${payments[0]?.id}/refunds`,
        { amount, reason: 'Asked for' },
        headers,
      );
    };
    expect((await refund(4_000)).status).toBeLessThan(300);
    expect(await raised()).toBe(6_000);
    await refund(6_000);
    expect(await raised()).toBe(0);
    const wall = await shop.ask('GET', '/api/projects/project/mate/donors');
    expect(wall.body, 'no gift is left').toMatchObject({ total: 0, rows: [] });
    await refund(199);
    expect(await raised()).toBe(0);
  });

  it('is charged the agreed sum each month, whatever the rate is by then', async () => {
    const { donationId } = await pay({ frequency: 'monthly' });
    shop.deps.settings.donationFees = { card: 900, mobile_money: 900 };
    shop.clock.advance(32 * 24 * 60 * 60 * 1000);
    await giveMonthly(shop.deps);
    const key = privateKey(shop.deps.signed, giftKeyOf({ id: donationId, linkVersion: 1 }));
    const gift = (await shop.ask('GET', '/api/monthly-gifts/mine', undefined, { 'monthly-key': key })).body;
    const month = { amount: 10_199, fee: 199 };
    expect(gift).toMatchObject({ amount: 10_000, fee: 199, months: [month, month] });
    expect(await raised()).toBe(20_000);
    expect(await asStaff('monthly-gifts')).toMatchObject({ rows: [{ amount: 10_000, fee: 199 }] });
    const effects = effectsOf(shop);
    await effects.run();
    const begun = effects.mails.find(({ subject }) => subject.startsWith('Your monthly gift'));
    expect(begun).toMatchObject({
      subject: 'Your monthly gift of GH₵ 101.99 for MATE',
      text: expect.stringContaining('GH₵ 1.99 of it covers the payment fee.') as string,
    });
  });
});

describe('the donor of a monthly gift with a fee', () => {
  const agree = async () => {
    const { donationId } = await pay({ frequency: 'monthly' });
    const key = privateKey(shop.deps.signed, giftKeyOf({ id: donationId, linkVersion: 1 }));
    const mine = (body?: object) =>
      shop.ask(body ? 'PATCH' : 'GET', '/api/monthly-gifts/mine', body, { 'monthly-key': key });
    const mails = async () => {
      const effects = effectsOf(shop);
      await effects.run();
      return effects.mails.filter(({ subject }) => subject === 'Your monthly gift is changed');
    };
    return { mine, mails };
  };

  it('leaves it out from the next month on, once, and is told by mail', async () => {
    const { mine, mails } = await agree();
    expect(await mine({ coverFee: false })).toMatchObject({
      status: 200,
      body: { amount: 10_000, fee: 0, months: [{ amount: 10_199, fee: 199 }] },
    });
    expect(await mine({ coverFee: false })).toMatchObject({ status: 200, body: { fee: 0 } });
    expect(await mails()).toMatchObject([
      { text: expect.stringContaining('From the next month you give GH₵ 100.00') as string },
    ]);
    shop.clock.advance(32 * 24 * 60 * 60 * 1000);
    await giveMonthly(shop.deps);
    const months = [
      { amount: 10_000, fee: 0 },
      { amount: 10_199, fee: 199 },
    ];
    expect(await mine()).toMatchObject({ body: { months } });
    expect(await raised()).toBe(20_000);
  });

  it('keeps it with another amount, and changes both with one mail', async () => {
    const { mine, mails } = await agree();
    expect(await mine({ amount: 20_000 })).toMatchObject({ body: { amount: 20_000, fee: 398 } });
    shop.clock.advance(1_000);
    expect(await mine({ amount: 5_000, coverFee: false })).toMatchObject({ body: { amount: 5_000, fee: 0 } });
    expect(await mails()).toHaveLength(2);
  });

  it.each([[{ coverFee: true }], [{ coverFee: 'no' }], [{}]])('is refused %j', async (change) => {
    const { mine } = await agree();
    expect((await mine(change)).status).toBe(422);
    expect(await mine()).toMatchObject({ body: { fee: 199 } });
  });
});

it('publishes the rates to pages only while they differ from the build', async () => {
  const path = `/api${donationFees.path}`;
  expect((await shop.ask('GET', path)).body).toEqual({ card: 195, mobile_money: 100 });
  shop.deps.settings.donationFees = { ...donationFees.seed };
  expect((await shop.ask('GET', path)).status).toBe(404);
});
