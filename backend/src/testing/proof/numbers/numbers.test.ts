import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Period } from '../../../site/analytics/period';
import type { DonationDetail } from '../../../donations/staff/staff.routes';
import type { Activity } from '../../../office/overview/overview.routes';
import { addSamples } from '../../../app/samples/addSamples';
import type { OrderDetail, OrderList } from '../../../tickets/staff/orders.routes';
import { askOf } from '../../ask';
import { dailyTotalsOf } from '../../dailyTotals';
import { effectsOf } from '../../effects';
import { testPayments } from '../../testApi';
import { payingBoxOffice, some } from '../../tickets';
import { agrees, compareAll, compareNumbers, type Sources } from './compareNumbers';

const march = { from: '2025-03-01', to: '2025-03-31' };
const april = { from: '2025-04-01', to: '2025-04-30' };
const may = { from: '2025-05-01', to: '2025-05-31' };
const changeOfMonth = { from: '2025-03-31', to: '2025-04-01' };
const spring = { from: march.from, to: may.to };
const periods: readonly Period[] = [march, april, may, changeOfMonth, spring];

/** The last second of a month, and the first of the next. */
const endOfMarch = new Date('2025-03-31T23:59:59Z');
const endOfApril = new Date('2025-04-30T23:59:59Z');
const beginningOfMay = new Date('2025-05-01T00:00:00Z');

const shop = testPayments({ formsPerHour: 1_000 });
const box = payingBoxOffice(shop);
beforeAll(async () => {
  await shop.checkout.behaviour({ hold: true });
}, 300_000);

/** A token expires before a month ends. */
const headers = async () => ({
  authorization: `Bearer ${await shop.token({ [shop.settings.auth.rolesClaim]: ['admin'] })}`,
});
const staff = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const key = { ...(await headers()), 'idempotency-key': randomUUID() };
  const answer = await askOf(shop)<T>(method, `/staff${path}`, body, key);
  expect([200, 201]).toContain(answer.status);
  return answer.body;
};
const ask = async <T>(path: string) => (await askOf(shop)<T>('GET', path, undefined, await headers())).body;
const text = async (path: string) =>
  (await shop.send('GET', `/api${path}`, undefined, await headers())).text();
const sources = (): Sources => ({ db: shop.database.db, ask, text });

const refund = (paymentId: string | undefined, amount: number) =>
  staff('POST', `/payments/${paymentId}/refunds`, { amount });
const sumsOf = (list: string, { from, to }: Period) =>
  ask<{ tickets: number; paid: number; refunded: number; net: number }>(
    `/staff/${list}/sums?from=${from}&to=${to}`,
  );

async function donate(amount: number): Promise<string | undefined> {
  const donation = await shop.begin({ amount });
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  return (await staff<DonationDetail>('GET', `/donations/${donation.donationId}`)).payments[0]?.id;
}

describe('a refund counts in the month in which it happens', () => {
  it('for donations: partly in the last second of a month, and in the first of the next', async () => {
    shop.clock.set(endOfMarch);
    const payment = await donate(10_000);
    await donate(5_000);
    const closed = await sumsOf('donations', march);
    expect(closed).toEqual({ count: 2, paid: 15_000, fees: 0, refunded: 0, net: 15_000 });
    shop.clock.set(endOfApril);
    await refund(payment, 3_000);
    shop.clock.set(beginningOfMay);
    await refund(payment, 7_000);
    expect(await sumsOf('donations', march)).toEqual(closed);
    expect(await sumsOf('donations', april)).toEqual({
      count: 0,
      paid: 0,
      fees: 0,
      refunded: 3_000,
      net: -3_000,
    });
    expect(await sumsOf('donations', may)).toEqual({
      count: 0,
      paid: 0,
      fees: 0,
      refunded: 7_000,
      net: -7_000,
    });
    const { series } = await ask<Activity>(`/stats/activity?from=${april.from}&to=${april.to}`);
    expect(series.find(({ kind }) => kind === 'donations')).toMatchObject({
      count: 0,
      amount: 0,
      refunded: 3_000,
      amountBefore: 15_000,
    });
  });

  it('for tickets paid on the site and at the desk, including refunds without a returned ticket', async () => {
    shop.clock.set(endOfMarch);
    await box.buy(some('student', 2), { name: 'Ama' });
    const cash = await staff<OrderDetail>('POST', '/ticket-orders', {
      items: some('student', 2),
      name: 'Kofi',
    });
    const closed = await sumsOf('ticket-orders', march);
    expect(closed).toEqual({ orders: 2, tickets: 4, paid: 32_000, refunded: 0, net: 32_000 });
    const [bought] = (await staff<OrderList>('GET', '/ticket-orders?search=ama')).rows;
    const order = await staff<OrderDetail>('GET', `/ticket-orders/${bought?.id}`);
    const takeBack = async ({ id, places }: OrderDetail, nth: number) => {
      await staff('POST', `/ticket-orders/${id}/refund`, { tickets: [places[nth]?.id] });
      await effectsOf(shop).run();
    };
    shop.clock.set(endOfApril);
    await takeBack(order, 0);
    await takeBack(cash, 0);
    shop.clock.set(beginningOfMay);
    await takeBack(cash, 1);
    // This amount is refunded although the ticket remains.
    await refund(order.payments[0]?.id, 500);
    expect(await sumsOf('ticket-orders', march)).toEqual(closed);
    const inApril = { orders: 0, tickets: -2, paid: 0, refunded: 16_000, net: -16_000 };
    expect(await sumsOf('ticket-orders', april)).toEqual(inApril);
    const inMay = { orders: 0, tickets: -1, paid: 0, refunded: 8_500, net: -8_500 };
    expect(await sumsOf('ticket-orders', may)).toEqual(inMay);
    expect(await text(`/staff/ticket-orders/export?from=${may.from}&to=${may.to}`)).toContain(
      'For no ticket,,,0.00,5.00,Ama',
    );
    const ofType = await ask(`/staff/ticket-orders/sums?type=student&from=${may.from}&to=${may.to}`);
    expect(ofType).toEqual({ orders: 0, tickets: -1, paid: 0, refunded: 8_000, net: -8_000 });
  });

  it('of a day whose total equals that of its rows', async () => {
    const { stored, ofRows } = await dailyTotalsOf(shop.database.db);
    expect(stored).toEqual(ofRows);
    expect(stored).toContainEqual({ kind: 'tickets_refunded', day: '2025-04-30', count: 2, amount: 16_000 });
    expect(stored).toContainEqual({ kind: 'donations_refunded', day: '2025-05-01', count: 1, amount: 7_000 });
  });
});

describe('every number is the same in overview, lists, tiles, CSV files, payments and rows', () => {
  beforeAll(async () => {
    // Seven minutes apart, over the end of March; refunds came a month later.
    await addSamples(shop.database.db, { rows: 40, until: new Date('2025-04-01T02:20:00Z') });
    await shop.database.db.execute(
      sql`update refunds set ended_at = ended_at + interval '30 days' where provider_id like 'sample-%'`,
    );
    await shop.database.db.execute(
      sql`update tickets set ended_at = ended_at + interval '30 days' where state = 'returned'`,
    );
    shop.clock.set(beginningOfMay);
  }, 300_000);

  /** Returns the numbers that differ, with their days. */
  const differences = async (read: Sources = sources()) => {
    const all = (await compareAll(read, spring)).map((one) => ({ ...one, days: 'ever' }));
    for (const period of periods) {
      const days = `${period.from} to ${period.to}`;
      all.push(...(await compareNumbers(read, period)).map((one) => ({ ...one, days })));
    }
    return all.filter((one) => !agrees(one));
  };
  const named = async (read?: Sources) =>
    (await differences(read)).map(({ days, what }) => `${days}: ${what}`);

  it('over five periods', async () => {
    expect(await differences()).toEqual([]);
    const compared = await compareNumbers(sources(), april);
    // Equal numbers must not all be zero.
    const empty = compared.filter(({ values }) => Object.values(values).every((value) => value === 0));
    expect(empty).toEqual([]);
  });

  const [inMarch, inApril, inMay] = [march, april, may].map(({ from, to }) => `${from} to ${to}`);
  const inAll = `${spring.from} to ${spring.to}`;
  const around = `${changeOfMonth.from} to ${changeOfMonth.to}`;

  it.each([
    {
      place: 'the overview',
      table: 'daily_totals',
      row: "kind = 'donations_refunded' and day = '2025-05-01'",
      change: 'amount_pesewas = amount_pesewas + 1',
      back: 'amount_pesewas = amount_pesewas - 1',
      expected: [inMay, inAll].flatMap((days) => [`${days}: donations: refunded`, `${days}: donations: net`]),
    },
    {
      place: 'a tile',
      table: 'daily_totals',
      row: "kind = 'donations_kept' and day = '2025-03-31'",
      change: 'amount_pesewas = amount_pesewas + 1',
      back: 'amount_pesewas = amount_pesewas - 1',
      expected: ['ever: donated, of all times'],
    },
    {
      place: 'the payments',
      table: 'payments',
      row: 'amount_minor = 10000 and refunded_minor = 10000',
      change: 'amount_minor = amount_minor + 1',
      back: 'amount_minor = amount_minor - 1',
      expected: [inMarch, around, inAll].map((days) => `${days}: donations: received`),
    },
    {
      place: 'the day of a refund, but not its totals',
      table: 'refunds',
      row: 'amount_minor = 7000',
      change: "ended_at = '2025-04-30T23:59:59Z'",
      back: "ended_at = '2025-05-01T00:00:00Z'",
      expected: [inApril, inMay].flatMap((days) => [
        `${days}: donations: refunded`,
        `${days}: donations: net`,
      ]),
    },
    {
      place: 'the rows of a list',
      table: 'competition_entries',
      row: "created_at = '2025-04-01T00:00:00Z'",
      change: "created_at = '2025-03-31T23:59:59Z'",
      back: "created_at = '2025-04-01T00:00:00Z'",
      expected: [inMarch, inApril].map((days) => `${days}: competition/entries`),
    },
  ])('unless only $place is changed', async ({ table, row, change, back, expected }) => {
    const { client } = shop.database;
    const ids = (await client.query<{ id: string }>(`select id from ${table} where ${row}`)).rows;
    expect(ids.length).toBeGreaterThan(0);
    const [{ id } = { id: '' }] = ids;
    const update = (set: string) =>
      client.exec(`set session_replication_role = replica; update ${table} set ${set} where id = '${id}';
        set session_replication_role = default`);
    await update(change);
    try {
      expect((await named()).toSorted()).toEqual(expected.toSorted());
    } finally {
      await update(back);
    }
  });

  it('unless a CSV file lacks a line', async () => {
    const cut = async (path: string) => (await text(path)).trimEnd().replace(/\r\n[^\r\n]*$/, '\r\n');
    const found = await named({ ...sources(), text: cut });
    expect(found).toContain(`${inApril}: donations: refunded`);
    expect(found).toContain(`${inApril}: music-study`);
  });
});
