import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { donations, giftMonths, monthlyGifts, orders } from '../../../platform/db/schema';
import { testNow } from '../../../testing/api';
import { testPayments } from '../../../testing/testApi';
import { giveMonthly } from '../giveMonthly';
import type { MonthlyGiftDetail, MonthlyGiftList } from './giftList.routes';

const dayMs = 24 * 60 * 60 * 1000;

const shop = testPayments();
beforeEach(async () => {
  await shop.takeBack();
  await shop.checkout.behaviour({ tokens: 'approve' });
});

async function begin(name: string, changes: object = {}): Promise<string> {
  const donation = await shop.begin({ frequency: 'monthly', name, amount: 5_000, ...changes });
  await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef);
  return donation.donationId;
}

const ask = async (path = '') =>
  (await shop.ask('GET', `/api/staff/monthly-gifts${path}`, undefined, await shop.staff())).body;
const names = async (query: string) => ((await ask(query)) as MonthlyGiftList).rows.map(({ name }) => name);

it('lists gifts by state, project, method, search, failures and days, sorted as asked', async () => {
  await begin('Ama');
  shop.clock.advance(dayMs);
  const paused = await begin('Kofi', { amount: 9_000, project: 'vehicle', email: 'kofi@example.com' });
  await shop.begin({ frequency: 'monthly', name: 'Never Paid' });
  await shop.ask('PATCH', `/api/staff/monthly-gifts/${paused}`, { state: 'paused' }, await shop.staff());
  expect(await names('?sort=amount')).toEqual(['Never Paid', 'Kofi', 'Ama']);
  // The others have none, so their ids decide.
  expect((await names('?sort=nextAt&order=asc'))[0]).toBe('Ama');
  expect(await names('?state=paused')).toEqual(['Kofi']);
  expect(await names('?state=active')).toEqual(['Ama']);
  expect(await names('?project=vehicle')).toEqual(['Kofi']);
  expect(await names('?method=mobile_money')).toEqual([]);
  expect(await names('?search=kofi%40example.com')).toEqual(['Kofi']);
  expect(await names('?failing=true')).toEqual([]);
  expect(await names(`?to=${testNow.toISOString().slice(0, 10)}`)).toEqual(['Ama']);
  expect(await ask('/sums')).toEqual({ active: 1, monthly: 5_000, failing: 0 });
});

it('shows a failing gift with its tries and its missed month, until a month is paid', async () => {
  const id = await begin('Ama');
  await shop.checkout.behaviour({ tokens: 'decline' });
  shop.clock.advance(31 * dayMs);
  await giveMonthly(shop.deps);
  expect(await names('?failing=true')).toEqual(['Ama']);
  const detail = (await ask(`/${id}`)) as MonthlyGiftDetail;
  expect(detail).toMatchObject({ failing: true, paidMonths: 1, missedMonths: 0, byItself: true });
  expect(detail.months.map(({ state, tries }) => [state, tries])).toEqual([
    ['due', 1],
    ['paid', 0],
  ]);
  await shop.database.db.update(giftMonths).set({ state: 'missed' }).where(eq(giftMonths.state, 'due'));
  expect((await ask('/sums')) as object).toMatchObject({ failing: 1 });
  await shop.checkout.behaviour({ tokens: 'approve' });
  shop.clock.advance(31 * dayMs);
  await giveMonthly(shop.deps);
  expect(await names('?failing=true')).toEqual([]);
  expect(await ask(`/${id}`)).toMatchObject({ failing: false, paidMonths: 2, missedMonths: 1 });
});

it('keeps the months that were missed when the gift is paused and resumed', async () => {
  const id = await begin('Ama');
  await shop.checkout.behaviour({ tokens: 'decline' });
  shop.clock.advance(31 * dayMs);
  for (let day = 0; day < 10; day += 1) {
    await giveMonthly(shop.deps);
    shop.clock.advance(dayMs);
  }
  const headers = await shop.staff();
  for (const state of ['paused', 'active']) {
    await shop.ask('PATCH', `/api/staff/monthly-gifts/${id}`, { state }, headers);
    expect(await ask(`/${id}`)).toMatchObject({ missedMonths: 1, months: [{ state: 'skipped' }, {}] });
  }
});

it('counts a gift by mobile money as failing once a payment failed or the month is missed, not while it is asked for', async () => {
  const donation = await shop.begin({ frequency: 'monthly', name: 'Esi', method: 'mobile_money' });
  await shop.checkout.pay(donation, 'mobile-money');
  await shop.confirm(donation.txRef);
  shop.clock.advance(31 * dayMs);
  await giveMonthly(shop.deps);
  expect(await names('?failing=true')).toEqual([]);
  expect(await ask(`/${donation.donationId}`)).toMatchObject({ months: [{ state: 'due', tries: 1 }, {}] });
  const newest = eq(giftMonths.state, 'due');
  const [month] = await shop.database.db.select().from(giftMonths).where(newest);
  const [given] = await shop.database.db.select().from(donations).where(eq(donations.id, month!.donationId));
  const become = (state: 'failed' | 'created') =>
    shop.database.db.update(orders).set({ state }).where(eq(orders.id, given!.orderId));
  await become('failed');
  expect(await names('?failing=true')).toEqual(['Esi']);
  await become('created');
  expect(await names('?failing=true')).toEqual([]);
  await shop.database.db.update(giftMonths).set({ state: 'missed' }).where(newest);
  expect(await names('?failing=true')).toEqual(['Esi']);
});

it('names no anonymous donor in the file, and shows nobody the token of a card', async () => {
  await begin('Ama', { anonymous: true, email: 'ama@example.com' });
  await begin('=cmd()', { email: 'kofi@example.com' });
  const { sealed } = await shop.database.db
    .select({ sealed: monthlyGifts.cardToken })
    .from(monthlyGifts)
    .then(([row]) => row!);
  const response = await shop.send('GET', '/api/staff/monthly-gifts/export', undefined, await shop.staff());
  const file = await response.text();
  expect(file).toContain('Anonymous');
  expect(file).not.toMatch(/Ama|ama@example|,=cmd/);
  expect(file.match(/24.?123.?4567/g), file).toHaveLength(1);
  expect(file.split('\n')[1]).toContain('50.00');
  expect(file + JSON.stringify(await ask())).not.toContain(sealed);
  expect((await shop.ask('GET', '/api/staff/monthly-gifts')).status).toBe(401);
});
