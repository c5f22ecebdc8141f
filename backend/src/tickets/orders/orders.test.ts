import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { digestOfToken } from '../../platform/core/token';
import { ticketHolds, ticketOrders, ticketPromoCodes, ticketTypes } from '../../platform/db/schema';
import type { ErrorBody } from '../../platform/http/contract';
import { testNow } from '../../testing/api';
import { effectsOf } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';
import { endExpired } from '../holds/endExpired';
import type { TicketPrice } from './order.routes';

const minute = 60_000;

const shop = testPayments();
const box = payingBoxOffice(shop);
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  // Each test decides when the payment service reports what.
  await shop.checkout.behaviour({ hold: true, settleAfterMs: null });
});

const db = () => shop.database.db;
const seats = ['L-9-3', 'L-9-4'];
const taken = async (id: string) =>
  (await db().select().from(ticketTypes).where(eq(ticketTypes.id, id)))[0]?.taken;
const code = (changes: Partial<typeof ticketPromoCodes.$inferInsert> = {}) =>
  db()
    .insert(ticketPromoCodes)
    .values({ code: 'SPRING', kind: 'percent', value: 10, createdAt: testNow, createdBy: 'x', ...changes });
const uses = async () => (await db().select().from(ticketPromoCodes))[0]?.uses;

describe('buying', () => {
  it('accepts a payment for held tickets, and gives them once it has arrived', async () => {
    const { token } = await box.hold(some('regular', 2, { seats }));
    const { body } = await box.start(token, { names: ['', 'Kofi'] });
    expect(body.order).toMatchObject({
      state: 'created',
      amount: 30_000,
      fulfilment: 'waiting',
      orderKey: null,
    });
    expect(body.checkout).toMatchObject({ amount: 30_000, currency: 'GHS', paymentOptions: 'card' });
    expect(body.checkout?.txRef).toMatch(/^tickets-/);
    expect((await box.look(token)).body).toMatchObject({ state: 'active', hasOrder: true });
    await box.pay(body);
    const state = await box.stateOf(token);
    expect(state).toMatchObject({
      state: 'paid',
      fulfilment: 'given',
      number: expect.stringMatching(/^T-\d{6}$/) as string,
    });
    const { body: order } = await box.order(state.orderKey ?? '');
    expect(order.tickets).toMatchObject([
      { name: 'Ama Serwaa Danso', seat: { id: 'L-9-3' }, state: 'valid', canReturn: true },
      { name: 'Kofi', seat: { id: 'L-9-4' }, price: 15_000 },
    ]);
    expect((await box.look(token)).body.state).toBe('paid');
    expect(await box.availability()).toMatchObject({ held: [], sold: seats });
    expect((await box.release(token)).problems).toEqual({ hold: 'These tickets are paid.' });
  });

  it('makes one order for one hold, however often it is sent', async () => {
    const { token } = await box.hold(some('student', 1));
    const answers = await Promise.all(Array.from({ length: 6 }, () => box.start(token)));
    expect(new Set(answers.map(({ body }) => body.checkout?.txRef)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.order.number)).size).toBe(1);
    const renamed = await box.start(token, {
      name: 'Ama Danso',
      method: 'mobile_money',
      phone: '024 123 4567',
    });
    expect(renamed.body.checkout).toMatchObject({
      txRef: answers[0]?.body.checkout?.txRef,
      paymentOptions: 'mobilemoneyghana',
    });
    expect((await box.put(token, some('student', 2))).problems).toEqual({
      hold: 'These tickets are being bought already. Release them first to choose others.',
    });
  });

  it('needs no payment for free tickets', async () => {
    await code({ value: 100 });
    const { token } = await box.hold(some('regular', 1));
    const { body } = await box.start(token, { promoCode: 'spring' });
    expect(body).toMatchObject({
      checkout: null,
      order: { state: 'paid', amount: 0, discount: 15_000, method: 'free', fulfilment: 'given' },
    });
    expect((await box.order(body.order.orderKey ?? '')).body.tickets).toHaveLength(1);
    expect((await box.start(token)).body).toMatchObject({ checkout: null, order: { state: 'paid' } });
  });

  it('extends the hold once for paying, and keeps it while a payment is pending', async () => {
    const { token, body: held } = await box.hold(some('regular', 2, { seats }));
    shop.clock.advance(14 * minute);
    const { body } = await box.start(token);
    const { body: longer } = await box.look(token);
    expect(Date.parse(longer.expiresAt) - Date.parse(held.expiresAt)).toBe(9 * minute);
    const { callbacks } = await shop.checkout.pay(body.checkout!, 'mobile-money-later');
    await shop.confirm(body.checkout?.txRef ?? '');
    shop.clock.advance(40 * minute);
    expect(await endExpired(shop.deps)).toBe(0);
    expect((await box.look(token)).body).toMatchObject({ state: 'active', isPaymentPending: true });
    expect((await box.hold(some('regular', 2, { seats }))).status).toBe(409);
    expect((await box.release(token)).problems).toEqual({
      hold: 'A payment for these tickets is on its way.',
    });
    expect((await box.start(token, { email: 'kofi@example.com' })).problems).toEqual({
      hold: 'A payment for these tickets is on its way. Please wait for it.',
    });
    await shop.checkout.settle(callbacks[0]?.transaction_id ?? 0, 'successful');
    await shop.confirm(body.checkout?.txRef ?? '');
    expect(await box.stateOf(token)).toMatchObject({ state: 'paid', fulfilment: 'given' });
    expect(await taken('regular')).toBe(2);
  });

  it('refuses a total that the page did not show, and stores nothing of the order', async () => {
    const { token } = await box.hold(some('regular', 2, { seats }));
    // Another window has chosen one more place since.
    await box.put(token, some('regular', 3));
    const refused = await box.start(token, { seenTotal: 30_000, name: 'Kofi' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'total_changed', total: 45_000 } },
    });
    expect((refused.body as unknown as ErrorBody).error.message).toMatch(/^The total is now GH₵ 450\.00\. /);
    expect(await db().select().from(ticketOrders)).toEqual([]);
    expect((await box.look(token)).body).toMatchObject({ state: 'active', hasOrder: false });
    const { body } = await box.start(token, { seenTotal: 45_000 });
    expect(body.checkout).toMatchObject({ amount: 45_000 });
  });

  it('compares the total after a code whose discount has shrunk', async () => {
    await code();
    const { token } = await box.hold(some('student', 1));
    const seenTotal = (
      await box.ask<TicketPrice>(
        'POST',
        '/tickets/hold/price',
        { promoCode: 'spring' },
        { 'hold-token': token },
      )
    ).body.amount;
    await db().update(ticketPromoCodes).set({ value: 5 });
    const refused = await box.start(token, { promoCode: 'spring', seenTotal });
    expect(refused.body).toMatchObject({ error: { code: 'total_changed' } });
    expect(await uses()).toBe(0);
  });

  it('accepts an order of an old page that sends no total', async () => {
    const { token } = await box.hold(some('student', 1));
    expect((await box.start(token)).body.checkout?.amount).toBeGreaterThan(0);
  });

  it('is rejected at the wrong field', async () => {
    const { token } = await box.hold(some('student', 1));
    expect((await box.start(token, { name: '', email: 'x', method: 'cash' })).problems).toEqual({
      name: 'Please enter your name',
      email: 'The provided email is invalid',
      method: 'Please choose how you would like to pay',
    });
    expect((await box.start(token, { names: ['Ama', 'Kofi'] })).problems).toEqual({
      'names.1': 'There are not so many tickets.',
    });
    // A password manager may fill in an invisible field.
    expect((await box.start(token, { website: 'https://x.example' })).status).toBe(200);
    shop.clock.advance(15 * minute);
    expect((await box.start(token)).problems).toEqual({
      hold: 'The time for these tickets is over. Please choose again.',
    });
    expect((await box.start('a'.repeat(20))).status).toBe(404);
  });

  /** Starts orders under one mailbox, changing the network after some; returns their statuses. */
  const unpaid = async (orders: number, perNetwork: number) => {
    const statuses = [];
    for (let nth = 0; nth < orders; nth += 1) {
      const { token } = await box.hold(some('student', 1));
      await db()
        .update(ticketHolds)
        .set({ addressDigest: `network ${Math.floor(nth / perNetwork)}` })
        .where(eq(ticketHolds.tokenDigest, digestOfToken(token)));
      const email = nth % 2 ? 'AMA@example.com' : 'ama@example.com';
      statuses.push((await box.start(token, { email })).status);
    }
    return statuses;
  };

  it('one mailbox has at most three unpaid orders from one network', async () => {
    expect(await unpaid(4, 4)).toEqual([200, 200, 200, 429]);
  });

  it('orders from other networks under a mailbox do not lock it out, up to thirty', async () => {
    expect(await unpaid(31, 3)).toEqual([...Array<number>(30).fill(200), 429]);
  });
});

describe('paid after the hold expired', () => {
  const late = async (items = some('regular', 2, { seats })) => {
    const { token } = await box.hold(items);
    const { body } = await box.start(token);
    shop.clock.advance(31 * minute);
    await endExpired(shop.deps);
    expect((await box.look(token)).body.state).toBe('expired');
    return { token, body };
  };

  it('the same seats are given if they are still free', async () => {
    const { token, body } = await late();
    await box.pay(body);
    const state = await box.stateOf(token);
    expect(state).toMatchObject({ state: 'paid', fulfilment: 'given' });
    const { tickets } = (await box.order(state.orderKey ?? '')).body;
    expect(tickets.map(({ seat }) => seat?.id)).toEqual(seats);
    expect(await taken('regular')).toBe(2);
  });

  it('else the best equal ones are given', async () => {
    const { token, body } = await late();
    await box.hold(some('regular', 2, { seats }));
    await box.pay(body);
    const state = await box.stateOf(token);
    expect(state).toMatchObject({ state: 'paid', fulfilment: 'other_seats' });
    const { body: order } = await box.order(state.orderKey ?? '');
    expect(order.hasOtherSeats).toBe(true);
    expect(order.tickets.map(({ seat }) => seat?.id)).not.toContain('L-9-3');
    expect(await taken('regular')).toBe(4);
  });

  it('a wheelchair place is only replaced by another one', async () => {
    const withWheelchair = some('regular', 2, { wheelchairs: 1 });
    const other = await late(withWheelchair);
    const none = await late(withWheelchair);
    await box.hold(some('regular', 2, { wheelchairs: 1 }));
    await box.pay(other.body);
    expect(await box.stateOf(other.token)).toMatchObject({ fulfilment: 'other_seats' });
    const { tickets } = (await box.look(other.token)).body;
    expect(tickets.map(({ seat }) => seat?.kind)).toEqual(['wheelchair', 'companion']);
    await box.hold(some('regular', 4, { wheelchairs: 2 }));
    await box.pay(none.body);
    expect(await box.stateOf(none.token)).toMatchObject({ fulfilment: 'sent_back' });
  });

  it('else the payment is refunded automatically, and the buyer is notified', async () => {
    await db().update(ticketTypes).set({ capacity: 2 }).where(eq(ticketTypes.id, 'student'));
    const { token, body } = await late(some('student', 2));
    await box.hold(some('student', 1));
    await box.pay(body);
    expect(await box.stateOf(token)).toMatchObject({ fulfilment: 'sent_back', orderKey: null });
    const effects = effectsOf(shop);
    await effects.run();
    await effects.run();
    expect(
      (await shop.checkout.state()).refunds.filter(({ comments }) => comments.includes('Paid after')),
    ).toMatchObject([{ amount: 16_000 }]);
    expect(effects.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ama@example.com', 'Your payment for MATE 2025 is being refunded to you'],
    ]);
    expect(await box.stateOf(token)).toMatchObject({ state: 'refunded', fulfilment: 'sent_back' });
    expect(await taken('student')).toBe(1);
    await db().update(ticketTypes).set({ capacity: 120 }).where(eq(ticketTypes.id, 'student'));
  });

  it('a released hold that is paid nevertheless is treated the same', async () => {
    const { token } = await box.hold(some('regular', 2, { seats }));
    const { body } = await box.start(token);
    await box.release(token);
    expect(await taken('regular')).toBe(0);
    await box.pay(body);
    expect(await box.stateOf(token)).toMatchObject({ state: 'paid', fulfilment: 'given' });
    expect(await taken('regular')).toBe(2);
  });

  it('a former, lower amount buys nothing', async () => {
    await code({ value: 50 });
    const { token } = await box.hold(some('regular', 1));
    const { body: cheap } = await box.start(token, { promoCode: 'SPRING' });
    expect(cheap.checkout?.amount).toBe(7_500);
    const { body: dear } = await box.start(token);
    expect(dear.checkout?.amount).toBe(15_000);
    await box.pay(cheap);
    expect(await box.stateOf(token)).toMatchObject({ fulfilment: 'sent_back' });
    expect(await taken('regular')).toBe(0);
  });

  it('a surplus is refunded, and the tickets are given', async () => {
    await code({ value: 50 });
    const { token } = await box.hold(some('regular', 1));
    const { body: dear } = await box.start(token);
    await box.start(token, { promoCode: 'SPRING' });
    await box.pay(dear);
    expect(await box.stateOf(token)).toMatchObject({ fulfilment: 'given', amount: 7_500 });
    await effectsOf(shop).run();
    const { refunds } = await shop.checkout.state();
    expect(refunds.at(-1)).toMatchObject({ amount: 7_500 });
  });
});

describe('a promo code', () => {
  const price = async (promoCode: string, items = some('regular', 2)) => {
    const { token } = await box.hold(items);
    return box.ask<{ amount: number }>('POST', '/tickets/hold/price', { promoCode }, { 'hold-token': token });
  };

  it('is shown with its discount before it is used', async () => {
    await code({ maxUses: 1 });
    const { body } = await price(' spring ');
    expect(body).toMatchObject({
      subtotal: 30_000,
      discount: 3_000,
      amount: 27_000,
      promoCode: 'SPRING',
      lines: [{ type: 'regular', quantity: 2, price: 15_000, discount: 3_000 }],
    });
    expect(await uses()).toBe(0);
  });

  it.each([
    [{ code: 'OTHER' }, 'This code is not known.'],
    [{ isActive: false }, 'This code is not known.'],
    [{ startsAt: new Date(testNow.getTime() + 1) }, 'This code is not valid yet.'],
    [{ endsAt: testNow }, 'This code is out of date.'],
    [{ typeIds: ['student'] }, 'This code is for other tickets.'],
    [{ maxUses: 1, uses: 1 }, 'This code is used up.'],
  ])('with %j is rejected at its field', async (changes, message) => {
    await code(changes);
    expect((await price('SPRING')).problems).toEqual({ promoCode: message });
  });

  it('is used once by an order, and returned when the order is given up', async () => {
    await code({ maxUses: 1 });
    const { token } = await box.hold(some('regular', 1));
    await box.start(token, { promoCode: 'SPRING' });
    await box.start(token, { promoCode: 'SPRING' });
    expect(await uses()).toBe(1);
    const other = await box.hold(some('regular', 1));
    expect((await box.start(other.token, { promoCode: 'SPRING' })).problems).toEqual({
      promoCode: 'This code is used up.',
    });
    await box.release(token);
    expect(await uses()).toBe(0);
    expect((await box.start(other.token, { promoCode: 'SPRING' })).body.checkout?.amount).toBe(13_500);
  });
});
