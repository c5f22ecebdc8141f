import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hallSeats, ticketTypes, ticketWaiting } from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { effectsOf, tokenIn } from '../../testing/effects';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';
import { endExpired } from '../holds/endExpired';
import { startSweeper } from '../holds/startSweeper';

const hour = 60 * 60_000;

const shop = testPayments();
const box = payingBoxOffice(shop);
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  await capacity('student', 2);
});
afterEach(() => capacity('student', 120));

const capacity = (id: string, most: number) =>
  shop.database.db.update(ticketTypes).set({ capacity: most }).where(eq(ticketTypes.id, id));
const join = (name: string, changes: object = {}, key: string = randomUUID()) =>
  box.ask(
    'POST',
    '/tickets/waiting-list',
    { type: 'student', quantity: 1, name, email: `${name.toLowerCase()}@example.com`, ...changes },
    { 'idempotency-key': key },
  );
const states = async () => {
  const rows = await shop.database.db.select().from(ticketWaiting).orderBy(asc(ticketWaiting.place));
  return rows.map(({ name, state }) => `${name} ${state}`);
};

describe('the waiting list', () => {
  it('is closed while there are tickets, and accepts each mailbox once', async () => {
    expect((await join('Ama')).problems).toEqual({
      type: 'There are still tickets of Student: you can buy them now.',
    });
    expect((await join('Ama', { type: 'family' })).problems).toEqual({ type: 'There is no such ticket.' });
    expect((await join('Ama', { quantity: 0 })).problems).toEqual({
      quantity: 'Please choose a whole number of tickets, at least one',
    });
    await box.hold(some('student', 2));
    const key = randomUUID();
    expect((await join('Ama', {}, key)).status).toBe(201);
    expect((await join('Ama', {}, key)).status).toBe(201);
    expect((await join('Ama')).status).toBe(201);
    expect(await states()).toEqual(['Ama waiting']);
  });

  it('offers returned tickets in order, by a link that holds them for a limited time, then to the next person', async () => {
    const { token } = await box.hold(some('student', 2));
    await join('Ama', { quantity: 2 });
    await join('Kofi');
    await join('Yaw');
    await box.release(token);
    expect(await states()).toEqual(['Ama offered', 'Kofi waiting', 'Yaw waiting']);
    expect((await box.hold(some('student', 1))).status).toBe(409);
    expect(await box.left('student')).toBe(0);

    const effects = effectsOf(shop);
    await effects.run();
    const mail = effects.mails.find(({ subject }) => subject === 'Tickets for MATE 2025 are kept for you');
    expect(mail?.to).toBe('ama@example.com');
    const offer = tokenIn(mail!, 'offer');
    expect((await box.look(offer)).body).toMatchObject({
      state: 'active',
      isOffer: true,
      expiresAt: new Date(testNow.getTime() + 6 * hour).toISOString(),
      lines: [{ type: 'student', quantity: 2 }],
    });
    expect((await box.put(offer, some('regular', 1))).problems).toEqual({
      hold: 'This offer is for these tickets. Let it go to choose others.',
    });

    shop.clock.advance(6 * hour);
    await endExpired(shop.deps);
    expect(await states()).toEqual(['Ama lapsed', 'Kofi offered', 'Yaw offered']);
    expect((await box.look(offer)).body.state).toBe('expired');
    await effects.run();
    const next = effects.mails.filter(({ text }) => text.includes('#offer='));
    expect(next.map(({ to }) => to)).toEqual(['ama@example.com', 'kofi@example.com', 'yaw@example.com']);
    const theirs = tokenIn(next[1]!, 'offer');
    const { body } = await box.start(theirs, { email: 'kofi@example.com' });
    await box.pay(body);
    expect(await box.stateOf(theirs)).toMatchObject({ fulfilment: 'given' });
    expect(await states()).toEqual(['Ama lapsed', 'Kofi bought', 'Yaw offered']);
  });

  it('is served before everyone else, also when nothing has ended the expired hold', async () => {
    await box.hold(some('student', 2));
    await join('Ama');
    shop.clock.advance(15 * 60_000);
    const { status } = await box.hold(some('student', 2));
    expect(status).toBe(409);
    // The offer made meanwhile was rolled back with the refused request; the next check makes it again.
    await endExpired(shop.deps);
    expect(await states()).toEqual(['Ama offered']);
    expect(await box.left('student')).toBe(1);
  });

  it('is offered what a changed selection frees', async () => {
    const { token } = await box.hold(some('student', 2));
    await join('Ama');
    expect((await box.put(token, some('student', 1))).status).toBe(200);
    expect(await states()).toEqual(['Ama offered']);
  });

  it('skips requests that are too large until enough is free', async () => {
    const first = await box.hold(some('student', 1));
    const second = await box.hold(some('student', 1));
    await join('Ama', { quantity: 2 });
    await join('Kofi');
    await box.release(first.token);
    expect(await states()).toEqual(['Ama waiting', 'Kofi offered']);
    await box.release(second.token);
    expect(await states()).toEqual(['Ama waiting', 'Kofi offered']);
    expect(await box.left('student')).toBe(1);
  });

  it('accepts people when only wheelchair places are left, and offers them none', async () => {
    const { db } = shop.database;
    const plain = and(eq(hallSeats.pool, 'regular'), eq(hallSeats.kind, 'seat'));
    await db.update(hallSeats).set({ isBlocked: true }).where(plain);
    expect(await box.left('regular')).toBe(8);
    expect((await box.hold(some('regular', 1))).status).toBe(409);
    for (const name of ['Ama', 'Kofi']) {
      expect((await join(name, { type: 'regular', quantity: 2 })).status).toBe(201);
    }
    await db.update(hallSeats).set({ isBlocked: false }).where(eq(hallSeats.id, 'L-9-3'));
    expect((await join('Yaw', { type: 'regular' })).status).toBe(422);
    expect((await box.hold(some('regular', 2, { wheelchairs: 1 }))).status).toBe(200);
    expect(await states()).toEqual(['Ama waiting', 'Kofi waiting']);
  });

  it('is served when a sale opens again, by hand or by its schedule', async () => {
    const { db } = shop.database;
    const first = await box.hold(some('student', 1));
    const second = await box.hold(some('student', 1));
    await join('Ama');
    await join('Kofi');
    const headers = await shop.staff();
    const change = (body: object) => box.ask('PATCH', '/staff/tickets/sales/public', body, headers);
    await change({ isOpen: false });
    await box.release(first.token);
    expect(await states()).toEqual(['Ama waiting', 'Kofi waiting']);
    await change({ isOpen: true });
    expect(await states()).toEqual(['Ama offered', 'Kofi waiting']);

    await change({ opensAt: new Date(testNow.getTime() + 1000).toISOString() });
    await box.release(second.token);
    const sweeper = await startSweeper({ database: shop.database, clock: shop.clock, log: shop.deps.log });
    shop.clock.advance(1000);
    await db.execute(sql`select pg_notify('tickets', 'test')`);
    await expect.poll(states).toEqual(['Ama offered', 'Kofi offered']);
    await sweeper.stop();
  });

  it('is left by the link of its mail', async () => {
    const { token } = await box.hold(some('student', 2));
    await join('Ama');
    const effects = effectsOf(shop);
    await effects.run();
    const leave = tokenIn(effects.mails[0]!, 'leave');
    const ask = (sent: string) => box.ask('POST', '/tickets/waiting-list/leave', { token: sent });
    expect((await ask(leave.slice(0, -1) + (leave.endsWith('A') ? 'B' : 'A'))).status).toBe(404);
    expect((await ask(leave)).status).toBe(200);
    expect((await ask(leave)).status).toBe(200);
    await box.release(token);
    expect(await states()).toEqual(['Ama left']);
  });
});
