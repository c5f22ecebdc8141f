import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hallSeats, recordVersions, ticketTypes } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { effectsOf, tokenIn } from '../../testing/effects';
import { queuedMails } from '../../testing/mails';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';
import type { BulkResult } from '../../staff/staff-lists/bulk';
import type { HallPlan } from '../sale/sale.routes';
import type { PromoCodeView } from './codes.routes';
import type { InvitationView } from './invitations/invitations.routes';
import type { OrderDetail, OrderList } from './orders.routes';
import type { StaffSale, StaffType } from './sale.routes';
import type { StaffSeat } from './seats.routes';
import type { TicketStats } from './stats.routes';

const shop = testPayments();
const box = payingBoxOffice(shop);
let headers: Record<string, string>;
let types: (typeof ticketTypes.$inferSelect)[];
let seats: (typeof hallSeats.$inferSelect)[];
beforeAll(async () => {
  types = await shop.database.db.select().from(ticketTypes);
  seats = await shop.database.db.select().from(hallSeats);
});
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  const { db } = shop.database;
  await db.delete(ticketTypes);
  await db.insert(ticketTypes).values(types);
  await shop.checkout.behaviour({ hold: true });
  headers = await shop.staff();
});

const staff = <T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
  box.ask<T>(method, `/staff${path}`, body, { ...headers, ...more });

describe('sales and types', () => {
  it('are opened, closed and scheduled', async () => {
    const change = (body: object) => staff<StaffSale>('PATCH', '/tickets/sales/public', body);
    expect((await change({ isOpen: false })).body).toMatchObject({ isOpen: false, isOpenNow: false });
    expect((await box.hold(some('student', 1))).status).toBe(409);
    const opensAt = new Date(testNow.getTime() + 1000).toISOString();
    expect((await change({ isOpen: true, opensAt })).body).toMatchObject({ opensAt, isOpenNow: false });
    expect((await change({ closesAt: opensAt })).problems).toEqual({
      closesAt: 'A sale closes after it opens.',
    });
    expect((await change({ opensAt: '0000-01-01T00:00:00Z' })).problems).toEqual({
      opensAt: 'Please enter a day and a time',
    });
    expect((await change({ opensAt: null })).body.isOpenNow).toBe(true);
    expect((await staff<StaffSale[]>('GET', '/tickets/sales')).body).toHaveLength(3);
  });

  it('change price and stock, never below what is taken', async () => {
    await box.hold(some('student', 2));
    const change = (body: object) => staff<StaffType>('PATCH', '/tickets/types/student', body);
    expect((await change({ price: 9_000, capacity: 3 })).body).toMatchObject({
      price: 9_000,
      left: 1,
      held: 2,
    });
    expect((await change({ capacity: 1 })).problems).toEqual({
      capacity: '2 are sold or held: there cannot be fewer.',
    });
    expect((await change({ price: -1 })).problems).toEqual({ price: 'A price is not below zero' });
    expect((await staff('PATCH', '/tickets/types/nothing', { price: 1 })).status).toBe(404);
  });

  it('are added', async () => {
    const type = {
      id: 'choir',
      sale: 'public',
      name: 'Choir',
      note: 'Behind the stage',
      price: 5_000,
      capacity: 4,
      maxPerOrder: 2,
      tone: 'rose',
    };
    expect((await staff<StaffType>('POST', '/tickets/types', type)).body).toMatchObject({
      id: 'choir',
      left: 4,
    });
    expect((await staff('POST', '/tickets/types', type)).problems).toEqual({
      id: 'There is a type of this name already.',
    });
    expect((await box.hold(some('choir', 2))).status).toBe(200);
  });
});

describe('codes', () => {
  it('for discounts are added, limited and stopped', async () => {
    const made = await staff<PromoCodeView>('POST', '/tickets/promo-codes', {
      code: 'spring 25',
      kind: 'percent',
      value: 10,
      maxUses: 2,
    });
    expect(made).toMatchObject({ status: 201, body: { code: 'SPRING25', uses: 0, types: null } });
    const again = await staff('POST', '/tickets/promo-codes', { code: 'SPRING25', kind: 'fixed', value: 1 });
    expect(again.problems).toEqual({ code: 'There is such a code already.' });
    const wrong = await staff('POST', '/tickets/promo-codes', { code: 'X', kind: 'percent', value: 101 });
    expect(wrong.problems).toEqual({ value: 'A code takes off 100 percent at most' });
    const foreign = { code: 'X', kind: 'percent', value: 10, types: ['student', 'nothing'] };
    expect((await staff('POST', '/tickets/promo-codes', foreign)).problems).toEqual({
      types: 'There is no such type',
    });
    const path = `/tickets/promo-codes/${made.body.id}`;
    expect((await staff<PromoCodeView>('PATCH', path, { isActive: false })).body.isActive).toBe(false);
    const { token } = await box.hold(some('student', 1));
    expect((await box.start(token, { promoCode: 'SPRING25' })).problems).toEqual({
      promoCode: 'This code is not known.',
    });
  });

  it('for invitations are mailed, replaced and revoked', async () => {
    const guests = [{ name: 'Kofi', email: 'kofi@example.com' }, { name: 'Yaw' }];
    const invitation = { sale: 'pre-sale', types: ['family'], maxTickets: 4, guests };
    const { body } = await staff<InvitationView[]>('POST', '/tickets/invitations', invitation);
    expect(body).toMatchObject([
      { name: 'Kofi', use: 'unused' },
      { name: 'Yaw', email: null },
    ]);
    const [mail, ...others] = await queuedMails(shop.database.db);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'kofi@example.com', subject: 'Your invitation to MATE 2025' });
    const [kofi] = body;
    const hold = (code: string | undefined) => box.hold(some('family', 1), { sale: 'pre-sale', code });
    const replaced = await staff<InvitationView>('POST', `/tickets/invitations/${kofi?.id}/replace`);
    expect((await hold(kofi?.code)).status).toBe(422);
    expect((await hold(replaced.body.code)).status).toBe(200);
    const list = await staff<{ rows: InvitationView[] }>('GET', '/tickets/invitations?search=kofi');
    expect(list.body.rows).toMatchObject([{ use: 'held' }]);
    await staff('PATCH', `/tickets/invitations/${body[1]?.id}`, { isRevoked: true });
    expect((await hold(body[1]?.code)).problems).toEqual({ code: 'This code is not valid any more.' });
    expect(
      (await staff('POST', '/tickets/invitations', { ...invitation, types: ['supper'] })).problems,
    ).toEqual({
      types: 'There is no such type in this sale',
    });
  });
});

describe('the plan', () => {
  it('allows blocking, freeing, moving and selling seats as another type', async () => {
    const change = (body: object) => staff<StaffSeat[]>('PATCH', '/tickets/seats', body);
    expect((await change({ seats: ['L-9-1'], isBlocked: true, note: 'A camera' })).body).toMatchObject([
      { id: 'L-9-1', state: 'blocked', note: 'A camera' },
    ]);
    expect(await box.left('regular')).toBe(419);
    await change({ seats: ['L-9-1'], isBlocked: false });
    await box.hold(some('regular', 1, { seats: ['L-9-1'] }));
    expect((await change({ seats: ['L-9-1'], isBlocked: true })).problems).toEqual({
      seats: 'Left, row 9, seat 1 is held. Give its ticket another seat first.',
    });
    expect((await change({ seats: ['Q-1-1'], isBlocked: true })).problems).toEqual({
      'seats.0': 'There is no such seat.',
    });
    expect((await change({ seats: ['L-9-8'], pool: 'donor' })).body).toMatchObject([{ pool: 'donor' }]);
    await staff('PATCH', '/tickets/seats/L-9-8', { x: 5, y: 6 });
    const plan = await box.ask<HallPlan>('GET', '/tickets/plan');
    expect(plan.body.version).toBe(3);
    expect(plan.body.seats.find(({ id }) => id === 'L-9-8')).toMatchObject({ x: 5, y: 6 });
    const { db } = shop.database;
    const before = seats.find(({ id }) => id === 'L-9-8')!;
    await db.insert(hallSeats).values(before).onConflictDoUpdate({ target: hallSeats.id, set: before });
  });

  it('gives a guest another seat', async () => {
    const { key } = await box.buy(some('regular', 1, { seats: ['L-9-1'] }));
    await box.hold(some('regular', 1, { seats: ['L-10-1'] }));
    const [ticket] = (await box.order(key)).body.tickets;
    const move = (seat: string) => staff('PATCH', `/tickets/issued/${ticket?.id}`, { seat });
    expect((await move('L-10-1')).problems).toEqual({ seat: 'Left, row 10, seat 1 is not free.' });
    expect((await move('C-1-1')).problems).toEqual({ seat: 'There is no seat C-1-1 for Regular.' });
    expect((await move('L-11-1')).status).toBe(200);
    expect((await box.order(key)).body.tickets[0]).toMatchObject({
      seat: { id: 'L-11-1' },
      code: ticket?.code,
    });
    expect(await box.availability()).toMatchObject({ sold: ['L-11-1'] });
  });
});

describe('orders', () => {
  const list = async (query: string) => (await staff<OrderList>('GET', `/ticket-orders?${query}`)).body;

  it('are found, summed, exported and read', async () => {
    await box.buy(some('regular', 2, { seats: ['L-9-3', 'L-9-4'] }), { names: ['', 'Esi'] });
    await box.buy(some('student', 1), { name: 'Kofi', email: 'kofi@example.com' });
    const { token } = await box.hold(some('student', 1));
    await box.start(token, { name: 'Yaw', email: 'yaw@example.com' });
    const all = await list('');
    expect(all).toMatchObject({ total: 3, more: false });
    expect((await staff<object>('GET', '/ticket-orders/sums')).body).toMatchObject({
      orders: 2,
      tickets: 3,
      paid: 38_000,
      net: 38_000,
    });
    const namesOf = async (query: string) => (await list(query)).rows.map(({ name }) => name);
    expect(await namesOf('search=esi')).toEqual(['Ama Serwaa Danso']);
    expect(await namesOf('search=l-9-4')).toEqual(['Ama Serwaa Danso']);
    expect(await namesOf('state=paid&type=student')).toEqual(['Kofi']);
    expect(await namesOf('state=created,failed')).toEqual(['Yaw']);
    expect(await namesOf(`search=${all.rows.find(({ name }) => name === 'Kofi')?.number}`)).toEqual(['Kofi']);
    expect(await namesOf('sort=amount&order=asc&perPage=1')).toHaveLength(1);
    expect(await namesOf('from=2025-03-02')).toEqual([]);
    const file = await shop.send('GET', '/api/staff/ticket-orders/export?state=paid', undefined, headers);
    expect((await file.text()).trim().split('\r\n')).toHaveLength(4);
    const ama = all.rows.find(({ name }) => name.startsWith('Ama'));
    const { body } = await staff<OrderDetail>('GET', `/ticket-orders/${ama?.id}`);
    expect(body.places).toMatchObject([{ name: 'Ama Serwaa Danso' }, { name: 'Esi', state: 'valid' }]);
    expect(body.transitions.map(({ to }) => to)).toEqual(['created', 'paid']);
    expect(body.payments).toHaveLength(1);
    expect(body.mails).toMatchObject([{ about: 'order', state: 'waiting' }]);
  });

  it('are summed and exported by type with only its tickets, including returned ones', async () => {
    await box.buy([...some('regular', 2), ...some('student', 1)]);
    await box.buy(some('student', 1), { name: 'Kofi', email: 'kofi@example.com' });
    const sums = async (query: string) => (await staff<object>('GET', `/ticket-orders/sums?${query}`)).body;
    expect(await sums('type=student')).toEqual({
      orders: 2,
      tickets: 2,
      paid: 16_000,
      refunded: 0,
      net: 16_000,
    });
    expect(await sums('type=regular')).toEqual({
      orders: 1,
      tickets: 2,
      paid: 30_000,
      refunded: 0,
      net: 30_000,
    });
    expect(await sums('')).toMatchObject({ tickets: 4, paid: 46_000 });
    const id = (await list('type=regular')).rows[0]?.id;
    const { places } = (await staff<OrderDetail>('GET', `/ticket-orders/${id}`)).body;
    const regular = places.find(({ type }) => type === 'regular')?.id;
    await staff('POST', `/ticket-orders/${id}/refund`, { tickets: [regular] });
    await effectsOf(shop).run();
    expect(await sums('type=regular')).toEqual({
      orders: 1,
      tickets: 1,
      paid: 30_000,
      refunded: 15_000,
      net: 15_000,
    });
    expect(await sums('type=student')).toMatchObject({ refunded: 0, net: 16_000 });
    expect(await sums('')).toMatchObject({ tickets: 3, paid: 46_000, refunded: 15_000, net: 31_000 });
    const file = await shop.send('GET', '/api/staff/ticket-orders/export?type=student', undefined, headers);
    expect((await file.text()).trim().split('\r\n')).toHaveLength(3);
    const back = await shop.send('GET', '/api/staff/ticket-orders/export?type=regular', undefined, headers);
    const outsideQuotes = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
    const [heads = [], ...lines] = (await back.text())
      .trim()
      .split('\r\n')
      .map((line) => line.split(outsideQuotes));
    const sum = (head: string) => lines.reduce((all, line) => all + Number(line[heads.indexOf(head)]), 0);
    expect([sum('Paid (GHS)'), sum('Refunded (GHS)')]).toEqual([300, 150]);
  });

  it('are refunded ticket by ticket and as a whole, each once', async () => {
    await box.buy(some('regular', 2));
    const id = (await list('')).rows[0]?.id;
    const before = (await shop.checkout.state()).refunds.length;
    const [first] = (await staff<OrderDetail>('GET', `/ticket-orders/${id}`)).body.places;
    const refund = (body: object) => staff<OrderDetail>('POST', `/ticket-orders/${id}/refund`, body);
    await Promise.all([refund({ tickets: [first?.id] }), refund({ tickets: [first?.id] })]);
    expect((await refund({ tickets: [randomUUID()] })).problems).toEqual({
      'tickets.0': 'This ticket is not of this order.',
    });
    expect(await box.left('regular')).toBe(419);
    const effects = effectsOf(shop);
    await effects.run();
    expect((await list('')).rows[0]).toMatchObject({ state: 'paid', refunded: 15_000, tickets: 1 });
    await refund({ reason: 'Ill' });
    await effects.run();
    expect((await list('')).rows[0]).toMatchObject({ state: 'refunded', refunded: 30_000 });
    const { refunds } = await shop.checkout.state();
    expect(refunds.slice(before).map(({ amount }) => amount)).toEqual([15_000, 15_000]);
    expect(await box.left('regular')).toBe(420);
  });

  it('are refunded in the name of the requester, whose seen version stays valid', async () => {
    await box.buy(some('regular', 2));
    const id = (await list('')).rows[0]?.id;
    const record = `ticket-order/${id}`;
    await shop.database.db.insert(recordVersions).values({ record, watchedAt: testNow });
    const [first, second] = (await staff<OrderDetail>('GET', `/ticket-orders/${id}`)).body.places;
    const seen = { 'if-match': `"${record}:0"` };
    const refund = (ticket: string | undefined) =>
      staff('POST', `/ticket-orders/${id}/refund`, { tickets: [ticket] }, seen);
    expect((await refund(first?.id)).status).toBe(200);
    await effectsOf(shop).run();
    const [row] = await shop.database.db
      .select()
      .from(recordVersions)
      .where(eq(recordVersions.record, record));
    expect(row?.changedBy).toBe('auth0|somebody');
    expect((await refund(second?.id)).status, 'the page has not heard of the new version yet').toBe(200);
  });

  it('are sent again with a new link', async () => {
    const { key } = await box.buy(some('student', 1));
    const id = (await list('')).rows[0]?.id;
    expect((await staff('POST', `/ticket-orders/${id}/resend`)).status).toBe(200);
    expect((await box.order(key)).status).toBe(404);
    const effects = effectsOf(shop);
    await effects.run();
    expect((await box.order(tokenIn(effects.mails[0]!, 'order'))).status).toBe(200);
  });

  it('are sent again in bulk: only paid ones, once for the key, and not again while they wait', async () => {
    const { key } = await box.buy(some('student', 1));
    const held = await box.hold(some('student', 1));
    await box.start(held.token);
    const cash = { items: some('student', 1), name: 'Kofi' };
    await staff('POST', '/ticket-orders', cash, { 'idempotency-key': randomUUID() });
    const rows = (await list('')).rows;
    const paid = rows.find(({ state, email }) => state === 'paid' && email)?.id;
    const bulk = async (requestKey: string = randomUUID(), more: object = {}) => {
      const request = { selection: { all: {} }, ...more };
      return (
        await staff<BulkResult>('POST', '/ticket-orders/bulk', request, { 'idempotency-key': requestKey })
      ).body;
    };
    expect(await bulk(randomUUID(), { dry: true })).toMatchObject({ selected: 3, changed: 0 });
    // The mail of the sale itself has not been sent yet.
    expect(await bulk()).toMatchObject({ selected: 3, changed: 0, unchanged: 1, refused: 2 });
    const effects = effectsOf(shop);
    await effects.run();
    const before = effects.mails.length;
    expect((await box.order(key)).status).toBe(200);

    const requestKey = randomUUID();
    const first = await bulk(requestKey);
    expect(first).toMatchObject({ selected: 3, changed: 1, unchanged: 0, refused: 2 });
    expect(first.reasons.map(({ reason }) => reason).toSorted()).toEqual([
      'It is not paid: there are no tickets of it.',
      'There is no email address of this order.',
    ]);
    expect((await box.order(key)).status).toBe(404);
    expect(await bulk()).toMatchObject({ changed: 0, unchanged: 1 });
    await effects.run();
    expect(await bulk(requestKey)).toMatchObject({ changed: 0, unchanged: 1 });
    await effects.run();
    expect(effects.mails).toHaveLength(before + 1);
    expect((await box.order(tokenIn(effects.mails[before]!, 'order'))).status).toBe(200);

    await staff('POST', `/ticket-orders/${paid}/refund`, {});
    const erased = randomUUID();
    expect(await bulk(randomUUID(), { selection: { ids: [paid, erased] } })).toMatchObject({
      selected: 2,
      changed: 0,
      reasons: [
        { id: erased, reason: 'It is not there any more.' },
        { id: paid, reason: 'Its tickets have come back.' },
      ],
    });
  });

  it('are made at the desk for cash, once, also while the sale is closed', async () => {
    await staff('PATCH', '/tickets/sales/public', { isOpen: false });
    const key = { 'idempotency-key': randomUUID() };
    const sale = { items: [...some('regular', 1), ...some('table', 1)], name: 'Kofi' };
    const sell = () => staff<OrderDetail>('POST', '/ticket-orders', sale, key);
    const [sold, again] = await Promise.all([sell(), sell()]);
    expect(sold).toMatchObject({ status: 201, body: { method: 'cash', state: 'paid', amount: 295_000 } });
    expect(again?.body.id).toBe(sold?.body.id);
    expect(sold?.body.places).toHaveLength(9);
    expect((await box.order(sold?.body.orderKey ?? '')).body.tickets[0]).toMatchObject({ canReturn: false });
    expect(await box.left('table')).toBe(9);
    const { body } = await staff<OrderDetail>('POST', `/ticket-orders/${sold?.body.id}/refund`, {});
    expect(body).toMatchObject({ state: 'refunded', refunded: 295_000 });
    expect(await box.left('table')).toBe(10);
    expect(
      (
        await staff(
          'POST',
          '/ticket-orders',
          { ...sale, items: some('nothing', 1) },
          { 'idempotency-key': randomUUID() },
        )
      ).problems,
    ).toEqual({ 'items.0.type': 'There is no such ticket.' });
  });

  it("are rejected at the desk when the total differs from the page's", async () => {
    const items = [{ type: 'student', quantity: 2 }];
    const key = { 'idempotency-key': randomUUID() };
    const sell = (seenTotal: number) =>
      staff<OrderDetail>('POST', '/ticket-orders', { items, name: 'Kofi', seenTotal }, key);
    await staff('PATCH', '/tickets/types/student', { price: 9_000 });
    expect(await sell(16_000)).toMatchObject({
      status: 409,
      body: { error: { code: 'total_changed', total: 18_000 } },
    });
    expect(await sell(18_000)).toMatchObject({ status: 201, body: { amount: 18_000 } });
  });

  it('contain each type once at the desk too: a single ticket can be returned', async () => {
    const sale = { items: [...some('student', 1), ...some('student', 2)], name: 'Kofi' };
    const sold = await staff('POST', '/ticket-orders', sale, { 'idempotency-key': randomUUID() });
    expect(sold.problems).toEqual({ items: 'Each kind of ticket can be here only once' });
  });
});

it('numbers of the sale are by type and hour', async () => {
  await box.buy(some('regular', 2));
  shop.clock.advance(60 * 60_000);
  await box.buy(some('student', 1));
  await box.hold(some('table', 1));
  // The former token has expired by now.
  headers = await shop.staff();
  const { body } = await staff<TicketStats>('GET', '/tickets/stats');
  expect(body.totals).toEqual({ people: 3, held: 8, checkedIn: 0, income: 38_000, refunded: 0 });
  expect(body.types.find(({ id }) => id === 'regular')).toMatchObject({ sold: 2, income: 30_000 });
  expect(body.hours).toEqual([
    { hour: '2025-03-01T12:00:00Z', people: 2, income: 30_000 },
    { hour: '2025-03-01T13:00:00Z', people: 1, income: 8_000 },
  ]);
});
