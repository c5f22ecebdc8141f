import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ticketPromoCodes, tickets, ticketSales, ticketTypes } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';
import type { HeldTicket, IssuedTicket, TicketOrderView } from './issued.routes';

const shop = testPayments();
const box = payingBoxOffice(shop);
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  await shop.checkout.behaviour({ hold: true, settleAfterMs: null });
});

const db = () => shop.database.db;
const by = (key: string) => ({ 'order-key': key });
const ticketsOf = async (key: string) => (await box.order(key)).body.tickets;
const refunds = async () => (await shop.checkout.state()).refunds.map(({ amount }) => amount);
const left = async (type: string) => {
  const [row] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, type));
  return (row?.capacity ?? 0) - (row?.taken ?? 0);
};

describe('the page of an order', () => {
  it('opens by the link of its mail', async () => {
    const { key } = await box.buy([...some('regular', 1, { seats: ['L-9-3'] }), ...some('student', 1)]);
    const effects = effectsOf(shop);
    await effects.run();
    const [mail] = effects.mails;
    expect(mail).toMatchObject({
      to: 'ama@example.com',
      subject: expect.stringContaining('Your tickets for MATE 2025, T-') as string,
    });
    expect(tokenIn(mail!, 'order')).toBe(key);
    expect(mail?.text).toContain('Left, row 9, seat 3');
    const { body } = await box.order(key);
    expect(body).toMatchObject({ state: 'paid', amount: 23_000, refunded: 0, method: 'card' });
    const codes = body.tickets.map(({ code }) => code);
    expect(new Set(codes).size).toBe(2);
    const calendar = await shop.send('GET', `/api/tickets/calendar.ics?key=${tokenIn(mail!, 'key')}`);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(await calendar.text()).toContain('BEGIN:VEVENT');
  });

  it('does not open by another or an altered link', async () => {
    const { key } = await box.buy(some('student', 1));
    const { key: other } = await box.buy(some('student', 1), { email: 'kofi@example.com' });
    const altered = key.slice(0, 22) + other.slice(22);
    for (const wrong of ['x', altered, `${key}x`, key.slice(0, -1)]) {
      expect((await box.order(wrong)).status).toBe(404);
    }
    const [foreign] = await ticketsOf(other);
    const rename = await box.ask('PATCH', `/tickets/order/tickets/${foreign?.id}`, { name: 'X' }, by(key));
    expect(rename.status).toBe(404);
    expect((await shop.send('GET', `/api/tickets/calendar.ics?key=${altered}`)).status).toBe(404);
  });

  it('gets a new link with each resend, and the old one becomes invalid', async () => {
    const { key, token } = await box.buy(some('student', 1));
    expect((await box.ask('POST', '/tickets/order/resend', undefined, by(key))).status).toBe(200);
    expect((await box.order(key)).status).toBe(404);
    expect((await box.stateOf(token)).orderKey).toBeNull();
    const lost = await box.ask('POST', '/tickets/order-links', { email: 'AMA@example.com' });
    expect(lost.body).toEqual({ status: 'received' });
    const nobody = await box.ask('POST', '/tickets/order-links', { email: 'nobody@example.com' });
    expect(nobody.body).toEqual({ status: 'received' });
    const effects = effectsOf(shop);
    await effects.run();
    const links = effects.mails.map((mail) => tokenIn(mail, 'order'));
    expect(new Set(links).size).toBe(1);
    expect((await box.order(links[0] ?? '')).status).toBe(200);
  });
});

describe('a ticket', () => {
  it('can get another name', async () => {
    const { key } = await box.buy(some('student', 1));
    const [ticket] = await ticketsOf(key);
    const path = `/tickets/order/tickets/${ticket?.id}`;
    expect((await box.ask<IssuedTicket>('PATCH', path, { name: 'Kofi' }, by(key))).body).toMatchObject({
      name: 'Kofi',
      code: ticket?.code,
    });
    expect((await box.ask('PATCH', path, { name: ' ' }, by(key))).problems).toEqual({
      name: 'Please enter your name',
    });
  });

  it('can be passed on repeatedly: the former code and link become invalid', async () => {
    const { key } = await box.buy(some('regular', 2));
    const [ticket] = await ticketsOf(key);
    const give = (email: string) =>
      box.ask<IssuedTicket>(
        'POST',
        `/tickets/order/tickets/${ticket?.id}/transfer`,
        { name: 'Kofi', email },
        by(key),
      );
    expect((await give('x')).problems).toEqual({ email: 'The provided email is invalid' });
    expect((await give('kofi@example.com')).body).toMatchObject({
      state: 'given_on',
      code: null,
      name: 'Kofi',
    });
    expect((await give('yaw@example.com')).problems).toEqual({ ticket: 'You transferred this ticket.' });
    const effects = effectsOf(shop);
    await effects.run();
    const mail = effects.mails.find(({ to }) => to === 'kofi@example.com');
    const holderKey = tokenIn(mail!, 'ticket');
    const held = await box.ask<HeldTicket>('GET', '/tickets/ticket', undefined, { 'ticket-key': holderKey });
    expect(held.body.ticket).toMatchObject({ name: 'Kofi', state: 'valid', canReturn: false });
    expect(held.body.ticket.code).not.toBe(ticket?.code);
    const again = await box.ask(
      'POST',
      '/tickets/ticket/transfer',
      { name: 'Yaw', email: 'yaw@example.com' },
      { 'ticket-key': holderKey },
    );
    expect(again.status).toBe(200);
    expect((await box.ask('GET', '/tickets/ticket', undefined, { 'ticket-key': holderKey })).status).toBe(
      404,
    );
    await effects.run();
    expect(effects.mails.map(({ to }) => to)).toContain('yaw@example.com');
    const returning = await box.ask(
      'POST',
      `/tickets/order/tickets/${ticket?.id}/return`,
      undefined,
      by(key),
    );
    expect(returning.problems).toEqual({ ticket: 'You transferred this ticket.' });
  });

  it('can be returned: its place is free at once, and it is refunded once', async () => {
    const before = (await refunds()).length;
    const { key } = await box.buy(some('regular', 2, { seats: ['L-9-3', 'L-9-4'] }));
    const [ticket] = await ticketsOf(key);
    const giveBack = () =>
      box.ask<TicketOrderView>('POST', `/tickets/order/tickets/${ticket?.id}/return`, undefined, by(key));
    const answers = await Promise.all([giveBack(), giveBack(), giveBack()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.tickets).toMatchObject([{ state: 'returned', code: null }, { state: 'valid' }]);
    expect(await left('regular')).toBe(419);
    expect(await box.availability()).toMatchObject({ sold: ['L-9-4'] });
    const effects = effectsOf(shop);
    await effects.run();
    await effects.run();
    expect((await refunds()).slice(before)).toEqual([15_000]);
    expect(effects.mails.map(({ subject }) => subject)).toContain('GH₵ 150.00 is being refunded to you');
    expect((await box.order(key)).body).toMatchObject({ refunded: 15_000, state: 'paid' });
  });

  it('of a table is returned with the whole table', async () => {
    const { key } = await box.buy(some('table', 1));
    const [ticket] = await ticketsOf(key);
    await box.ask('POST', `/tickets/order/tickets/${ticket?.id}/return`, undefined, by(key));
    expect((await ticketsOf(key)).every(({ state }) => state === 'returned')).toBe(true);
    expect(await left('table')).toBe(10);
    await effectsOf(shop).run();
    expect((await refunds()).at(-1)).toBe(280_000);
    expect((await box.order(key)).body.state).toBe('refunded');
  });

  it('cannot be returned after the deadline, nor once it was admitted', async () => {
    const { key } = await box.buy(some('student', 2));
    const [first, second] = await ticketsOf(key);
    const giveBack = async (ticket: IssuedTicket | undefined) =>
      (await box.ask('POST', `/tickets/order/tickets/${ticket?.id}/return`, undefined, by(key))).problems;
    await db()
      .update(tickets)
      .set({ checkedInAt: testNow, checkedInDoor: 'Main' })
      .where(eq(tickets.id, first!.id));
    expect(await giveBack(first)).toEqual({ ticket: 'This ticket was used at the door.' });
    await db().update(ticketSales).set({ returnsUntil: testNow });
    expect(await giveBack(second)).toEqual({ ticket: 'Tickets can no longer be returned.' });
    expect((await ticketsOf(key)).map(({ canReturn }) => canReturn)).toEqual([false, false]);
  });

  it('that a code made free remains when all paid ones are returned', async () => {
    await db()
      .insert(ticketPromoCodes)
      .values({
        code: 'CLASS',
        kind: 'percent',
        value: 100,
        typeIds: ['student'],
        createdAt: testNow,
        createdBy: 'somebody',
      });
    const { key } = await box.buy([...some('student', 1), ...some('regular', 1)], { promoCode: 'CLASS' });
    const [, paid] = await ticketsOf(key);
    await box.ask('POST', `/tickets/order/tickets/${paid?.id}/return`, undefined, by(key));
    await effectsOf(shop).run();
    expect((await ticketsOf(key)).map(({ state }) => state)).toEqual(['valid', 'returned']);
  });

  it('that was returned is not in the mail of a new link', async () => {
    const { key } = await box.buy(some('student', 1));
    const [ticket] = await ticketsOf(key);
    await box.ask('POST', `/tickets/order/tickets/${ticket?.id}/return`, undefined, by(key));
    await box.ask('POST', '/tickets/order/resend', undefined, by(key));
    const effects = effectsOf(shop);
    await effects.run();
    const mail = effects.mails.find(({ subject }) => subject.startsWith('Your tickets again'));
    expect(mail?.text).toContain('All tickets of this order were returned');
    expect(mail?.text).not.toContain('calendar.ics');
  });

  it('of an order that staff refunded as a whole is invalid', async () => {
    const { key, token } = await box.buy(some('regular', 2));
    const [{ id } = { id: '' }] = await db().query.payments.findMany();
    const sent = await shop.ask(
      'POST',
      `/api/staff/payments/${id}/refunds`,
      {},
      {
        ...(await shop.staff()),
        'idempotency-key': crypto.randomUUID(),
      },
    );
    expect(sent.status).toBe(200);
    expect((await ticketsOf(key)).map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    expect(await left('regular')).toBe(420);
    expect((await box.stateOf(token)).state).toBe('refunded');
  });
});
