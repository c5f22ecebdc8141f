import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  communityMembers,
  competitionEntries,
  donations,
  payments,
  ticketOrders,
} from '../../platform/db/schema';
import { erasePerson } from '../people/person';
import { dailyTotalsOf } from '../../testing/dailyTotals';
import { effectsOf } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { personEverywhere } from '../../testing/personEverywhere';

const email = 'ama@example.com';

const shop = testPayments({ formsPerHour: 1000 });
beforeAll(async () => {
  await personEverywhere(shop, email);
}, 120_000);

/** Returns the stored totals of a kind over all days, after comparing them with the rows. */
async function storedTotals(...kinds: string[]) {
  const { stored: totals, ofRows } = await dailyTotalsOf(shop.database.db);
  expect(totals).toEqual(ofRows);
  return kinds.map((wanted) =>
    totals.filter(({ kind }) => kind === wanted).reduce((all, { count }) => all + count, 0),
  );
}

it('equal the rows after every form was sent', async () => {
  const paid = [
    'donations',
    'donations_sent_paid',
    'tickets',
    'ticket_orders_sent_paid',
    'entries_sent_paid',
  ];
  expect(await storedTotals(...paid, 'entries', 'lessons', 'messages', 'ticket_holds')).toEqual([
    2, 2, 1, 1, 1, 1, 1, 1, 1,
  ]);
});

it('follow unpaid orders, refunds, and changes by staff', async () => {
  const { db } = shop.database;
  await shop.begin({ email });
  expect(await storedTotals('donations_sent', 'donations_sent_paid')).toEqual([3, 2]);
  for (const { id } of await db.select().from(payments)) {
    const headers = { ...(await shop.staff()), 'idempotency-key': randomUUID() };
    const { status } = await shop.ask('POST', `/api/staff/payments/${id}/refunds`, {}, headers);
    expect(status).toBe(200);
  }
  await effectsOf(shop).run();
  expect(await storedTotals('donations', 'donations_kept', 'tickets')).toEqual([2, 0, 1]);
  await db.update(competitionEntries).set({ typedInBy: 'auth0|kwame' });
  expect(await storedTotals('entries', 'entries_sent', 'entries_sent_paid')).toEqual([1, 0, 0]);
  await db.update(competitionEntries).set({ typedInBy: null, paidAtOfficeAt: shop.clock.now() });
  expect(await storedTotals('entries_sent', 'entries_sent_paid')).toEqual([1, 1]);
  await db.update(ticketOrders).set({ paidAt: new Date('2025-02-03T04:05:06Z') });
  await db.execute(
    sql`update orders set paid_at = null, paid_pesewas = 0, refunded_pesewas = 0, state = 'failed'`,
  );
  expect(await storedTotals('donations', 'donations_sent_paid', 'entries_sent_paid', 'tickets')).toEqual([
    0, 0, 1, 1,
  ]);
  await db.update(competitionEntries).set({ paidAtOfficeAt: null });
  await db.execute(
    sql`update orders set paid_at = created_at, paid_pesewas = amount_pesewas, state = 'paid'`,
  );
  expect(await storedTotals('donations', 'entries_sent_paid')).toEqual([3, 1]);
  await db.update(communityMembers).set({ state: 'confirmed', confirmedAt: shop.clock.now() });
  const [members = 0] = await storedTotals('members');
  expect(members).toBeGreaterThan(0);
});

it('drop what is erased of a person, and keep what the books keep', async () => {
  await erasePerson(shop.deps, email);
  expect(await storedTotals('lessons', 'messages', 'members', 'donations', 'tickets')).toEqual([
    0, 0, 0, 3, 1,
  ]);
  expect(await shop.database.db.$count(donations)).toBe(3);
});
