import { campaignKey, matchedGifts } from '@school/shared/projects/matching';
import { declaredMatching } from '@school/shared/projects/declare';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../platform/db/schema';
import { publisherOf } from '../../testing/publishing';
import { testPayments } from '../../testing/testApi';

const shop = testPayments();
const publish = publisherOf(shop, declaredMatching([]));

const campaign = {
  project: 'mate',
  partner: 'the Volta Trust',
  from: '2026-03-01',
  until: '2026-03-31',
  cedis: 500,
};

beforeEach(async () => {
  await shop.takeBack();
  shop.deps.settings.donationFees = { card: 195, mobile_money: 195 };
});

async function give(paidAt: string, changes: object = {}) {
  const donation = await shop.begin({ amount: 10_000, ...changes });
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  await shop.database.db
    .update(orders)
    .set({ paidAt: new Date(paidAt) })
    .where(eq(orders.txRef, donation.txRef));
  return donation;
}

const matched = async () => (await shop.ask('GET', `/api${matchedGifts.path}`)).body;

describe('a matching campaign', () => {
  it('counts the gifts of its days and its project, without fees, up to what was promised', async () => {
    expect((await publish([campaign])).status).toBe(200);
    const key = campaignKey(campaign);
    expect(await matched()).toEqual({ [key]: 0 });
    await give('2026-02-28T23:59:59.999Z');
    await give('2026-04-01T00:00:00.000Z');
    await give('2026-03-10T12:00:00Z', { project: 'vehicle' });
    await shop.begin({ amount: 10_000 });
    expect(await matched()).toEqual({ [key]: 0 });
    await give('2026-03-01T00:00:00.000Z');
    await give('2026-03-31T23:59:59.999Z', { coverFee: true });
    expect(await matched()).toEqual({ [key]: 20_000 });
    await give('2026-03-15T12:00:00Z', { amount: 40_000 });
    expect(await matched()).toEqual({ [key]: 50_000 });
  });

  it('does not count what went back to the donor', async () => {
    await publish([campaign]);
    const { txRef } = await give('2026-03-10T12:00:00Z', { coverFee: true });
    const refund = (refunded: number, paid = 10_199) =>
      shop.database.db.update(orders).set({ refunded, paid }).where(eq(orders.txRef, txRef));
    await refund(4_000);
    expect(await matched()).toEqual({ [campaignKey(campaign)]: 6_000 });
    await refund(10_100);
    expect(await matched()).toEqual({ [campaignKey(campaign)]: 0 });
    // What was paid too much and went back was never a gift.
    await refund(801, 11_000);
    expect(await matched()).toEqual({ [campaignKey(campaign)]: 10_000 });
  });

  it('counts each campaign by itself, and none once it is withdrawn', async () => {
    const other = { ...campaign, project: 'vehicle', partner: 'the Korle Trust' };
    await publish([campaign, other]);
    await give('2026-03-10T12:00:00Z', { project: 'vehicle' });
    expect(await matched()).toEqual({ [campaignKey(campaign)]: 0, [campaignKey(other)]: 10_000 });
    await publish([]);
    expect((await shop.ask('GET', `/api${matchedGifts.path}`)).status).toBe(404);
  });

  it('is recomposed when a gift is paid', async () => {
    const updates: (string | undefined)[] = [];
    const leave = await shop.deps.livePublished.subscribe((list) => updates.push(list[matchedGifts.path]));
    expect(updates.at(-1)).toBeUndefined();
    await publish([{ ...campaign, from: '2000-01-01', until: '2999-12-31' }]);
    await expect.poll(() => updates.at(-1)).toMatch(/^[0-9a-f]{16}$/);
    const before = updates.at(-1);
    const donation = await shop.begin({ amount: 10_000 });
    const { callbacks } = await shop.checkout.pay(donation, 'card');
    await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
    await expect.poll(() => updates.at(-1)).not.toBe(before);
    leave();
  });

  it.each([
    [{ project: 'unknown' }],
    [{ partner: ' ' }],
    [{ from: '2026-02-30' }],
    [{ until: '2026-02-28' }],
    [{ cedis: 0 }],
    [{ cedis: 1.5 }],
  ])('is refused with %j', async (change) =>
    expect((await publish([{ ...campaign, ...change }])).status).toBe(422),
  );
});
