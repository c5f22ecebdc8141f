import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  hallSeats,
  ticketHolds,
  ticketInvitations,
  ticketSales,
  ticketTypes,
} from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { boxOfficeOf, some, emptyBoxOffice } from '../../testing/tickets';
import { endExpired } from './endExpired';

const minute = 60_000;

const api = testApi();
const box = boxOfficeOf(api);
beforeEach(() => emptyBoxOffice(api.database));

const seatIds = (body: { tickets: { seat: { id: string } | null }[] }) =>
  body.tickets.map(({ seat }) => seat?.id);
const inStock = (type: string, capacity: number) =>
  api.database.db.update(ticketTypes).set({ capacity }).where(eq(ticketTypes.id, type));

describe('holding', () => {
  it('keeps the best seats together for a quarter of an hour', async () => {
    const { status, body } = await box.hold(some('regular', 2));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'active',
      sale: 'public',
      now: testNow.toISOString(),
      expiresAt: new Date(testNow.getTime() + 15 * minute).toISOString(),
      lines: [{ type: 'regular', name: 'Regular', quantity: 2, price: 15_000, admits: 1 }],
      amount: 30_000,
      hasOrder: false,
    });
    const [first, second] = body.tickets.map(({ seat }) => seat?.label);
    expect(first).toMatch(/^Centre, row \d+, seat \d+$/);
    expect(first).not.toBe(second);
    const offer = await box.ask('GET', '/tickets/best-seats?sale=public&type=regular&quantity=2');
    expect(offer.body).toMatchObject({ areTogether: true });
    expect(await box.availability()).toMatchObject({ held: seatIds(body).toSorted() });
    expect(await box.left('regular')).toBe(418);
  });

  it('keeps several kinds at once, and tables as a whole', async () => {
    const { body } = await box.hold([...some('student', 3), ...some('table', 1)]);
    expect(body.amount).toBe(3 * 8_000 + 280_000);
    expect(body.tickets).toHaveLength(11);
    expect(seatIds(body).filter(Boolean)).toEqual(Array.from({ length: 8 }, (_, at) => `T1-${at + 1}`));
    expect(await box.left('table')).toBe(9);
    expect(await box.left('student')).toBe(117);
  });

  it('keeps the chosen seats', async () => {
    const seats = ['L-9-3', 'L-9-4'];
    expect(seatIds((await box.hold(some('regular', 2, { seats }))).body)).toEqual(seats);
    const again = await box.hold(some('regular', 2, { seats: ['L-9-4', 'L-9-5'] }));
    expect(again).toMatchObject({
      status: 409,
      problems: { 'items.0.seats': 'Left, row 9, seat 4 is taken. Please choose another seat.' },
    });
  });

  it('refuses more of a type than one order may have, with its limit at the field', async () => {
    const limit = (maxPerOrder: number) =>
      api.database.db.update(ticketTypes).set({ maxPerOrder }).where(eq(ticketTypes.id, 'student'));
    await limit(2);
    expect((await box.hold(some('student', 2))).status).toBe(200);
    expect(await box.hold([...some('regular', 1), ...some('student', 3)])).toMatchObject({
      status: 422,
      problems: { 'items.1.quantity': 'One order can have at most 2 tickets.' },
    });
    await limit(8);
  });

  it('gives two types that sell the same seats different ones', async () => {
    const { db } = api.database;
    const [regular] = await db.select().from(ticketTypes).where(eq(ticketTypes.id, 'regular'));
    await db.insert(ticketTypes).values({ ...regular!, id: 'early', taken: 0 });
    const { status, body } = await box.hold([...some('regular', 2), ...some('early', 2)]);
    expect(status).toBe(200);
    expect(new Set(seatIds(body)).size).toBe(4);
    await emptyBoxOffice(api.database);
    await db.delete(ticketTypes).where(eq(ticketTypes.id, 'early'));
  });

  it('gives a wheelchair place with its companion’s seat', async () => {
    const { body } = await box.hold(some('regular', 2, { wheelchairs: 1 }));
    expect(body.tickets.map(({ seat }) => seat?.kind)).toEqual(['wheelchair', 'companion']);
  });

  it('happens once for one token, however often it is sent', async () => {
    const token = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => box.put(token, some('regular', 2))));
    expect(new Set(answers.map(({ body }) => JSON.stringify(seatIds(body)))).size).toBe(1);
    expect(await box.left('regular')).toBe(418);
    expect((await box.look(token)).body).toEqual(answers[0]?.body);
  });

  it('changes to a new selection, and keeps its end', async () => {
    const { token, body } = await box.hold(some('regular', 2));
    api.clock.advance(5 * minute);
    const changed = await box.put(token, some('front-rows', 1));
    expect(changed.body).toMatchObject({ expiresAt: body.expiresAt, amount: 40_000 });
    expect(await box.left('regular')).toBe(420);
    expect(await box.left('front-rows')).toBe(59);
    await inStock('student', 2);
    expect((await box.put(token, some('student', 3))).status).toBe(409);
    expect((await box.look(token)).body.amount).toBe(40_000);
    await inStock('student', 120);
  });

  it('releases its seats at once', async () => {
    const { token, body } = await box.hold(some('regular', 2, { seats: ['L-9-3', 'L-9-4'] }));
    expect((await box.release(token)).status).toBe(204);
    expect((await box.release(token)).status).toBe(204);
    expect((await box.look(token)).body.state).toBe('released');
    expect(seatIds((await box.hold(some('regular', 2, { seats: seatIds(body) }))).body)).toEqual(
      seatIds(body),
    );
    expect((await box.look(randomUUID())).status).toBe(404);
    expect((await box.ask('GET', '/tickets/hold', undefined, { 'hold-token': 'x' })).status).toBe(422);
  });
});

describe('an expired hold', () => {
  it('is free for others at once, before anything ended it', async () => {
    const { token } = await box.hold(some('regular', 2, { seats: ['L-9-3', 'L-9-4'] }));
    api.clock.advance(15 * minute);
    expect((await box.look(token)).body.state).toBe('expired');
    expect(await box.availability()).toMatchObject({ held: [] });
    expect((await box.hold(some('regular', 2, { seats: ['L-9-3', 'L-9-4'] }))).status).toBe(200);
    expect(await box.left('regular')).toBe(418);
    expect(await box.put(token, some('regular', 1))).toMatchObject({
      status: 409,
      problems: { hold: 'The time for these tickets is over. Please choose again.' },
    });
  });

  it('is ended once by the sweep, without changing other stock', async () => {
    await box.hold([...some('student', 2), ...some('table', 1)]);
    expect(await endExpired(api.deps)).toBe(0);
    api.clock.advance(15 * minute);
    const ended = await Promise.all([endExpired(api.deps), endExpired(api.deps)]);
    expect(ended[0]! + ended[1]!).toBe(1);
    const types = await api.database.db.select().from(ticketTypes);
    expect(types.every(({ taken }) => taken === 0)).toBe(true);
    expect(await api.database.db.select().from(ticketHolds)).toMatchObject([{ state: 'expired' }]);
  });
});

describe('an impossible selection', () => {
  it.each([
    [0, 422, 'Please choose a whole number of tickets, at least one'],
    [-1, 422, 'Please choose a whole number of tickets, at least one'],
    [1.5, 422, 'Please choose a whole number of tickets, at least one'],
    [9, 422, 'One order can have at most 8 tickets.'],
    [51, 422, 'One order can have at most 50 tickets'],
  ])('of %d tickets is rejected at its field', async (quantity, status, message) => {
    expect(await box.hold(some('regular', quantity))).toMatchObject({
      status,
      problems: { 'items.0.quantity': message },
    });
  });

  it.each([
    [{ seats: ['Q-1-1'] }, 'There is no seat Q-1-1 for Regular.'],
    [{ seats: ['C-1-1'] }, 'There is no seat C-1-1 for Regular.'],
    [{ seats: ['T1-1'] }, 'There is no seat T1-1 for Regular.'],
    [{ seats: ['L-9-1', 'L-9-2'] }, 'Please choose 1 seat: these are 2.'],
    [{ seats: ['L-21-2'] }, 'Left, row 21, seat 2 belongs to the wheelchair place beside it.'],
  ])('of %j is rejected at the seats', async (changes, message) => {
    expect(await box.hold(some('regular', 1, changes))).toMatchObject({
      status: 422,
      problems: { 'items.0.seats': message },
    });
  });

  it.each([
    [{ seats: ['L-9-1'] }, 'items.0.seats'],
    [{ wheelchairs: 1 }, 'items.0.wheelchairs'],
  ])('of %j is rejected for a type without seats', async (changes, field) => {
    expect((await box.hold(some('student', 1, changes))).problems).toEqual({
      [field]: 'Student has no numbered seats.',
    });
  });

  it('is rejected for nine of several kinds, another sale’s tickets and unknown ones', async () => {
    const nine = await box.hold([...some('student', 5), ...some('regular', 4)]);
    expect(nine.problems).toEqual({ 'items.1.quantity': 'One order can have at most 8 tickets.' });
    expect((await box.hold(some('family', 1))).problems).toEqual({
      'items.0.type': 'There is no such ticket here.',
    });
    expect((await box.hold(some('balcony', 1))).problems).toEqual({
      'items.0.type': 'There is no such ticket here.',
    });
  });

  it('is rejected with the remaining number', async () => {
    await inStock('student', 3);
    await box.hold(some('student', 1));
    expect(await box.hold(some('student', 3))).toMatchObject({
      status: 409,
      problems: { 'items.0.quantity': 'Only 2 of Student are left.' },
    });
    await box.hold(some('student', 2));
    expect((await box.hold(some('student', 1))).problems).toEqual({
      'items.0.quantity': 'Student is sold out.',
    });
    await inStock('student', 120);
  });

  it('is rejected when it leaves a single seat between two groups while something else is free', async () => {
    await box.hold(some('regular', 1, { seats: ['L-9-1'] }));
    expect((await box.hold(some('regular', 1, { seats: ['L-9-3'] }))).problems).toEqual({
      'items.0.seats':
        'Left, row 9, seat 2 would be left alone between two groups. Please move your seats by one, or take it too.',
    });
  });

  it('is rejected for a blocked seat', async () => {
    const { db } = api.database;
    await db.update(hallSeats).set({ isBlocked: true }).where(eq(hallSeats.id, 'L-9-1'));
    expect((await box.hold(some('regular', 1, { seats: ['L-9-1'] }))).status).toBe(409);
    await db.update(hallSeats).set({ isBlocked: true }).where(eq(hallSeats.tableNumber, 1));
    expect(await box.left('table')).toBe(9);
    expect(seatIds((await box.hold(some('table', 1))).body)[0]).toBe('T2-1');
  });

  it('is rejected while the sale or the type is closed', async () => {
    const { db } = api.database;
    await db.update(ticketTypes).set({ isOpen: false }).where(eq(ticketTypes.id, 'student'));
    expect((await box.hold(some('student', 1))).problems).toEqual({
      'items.0.quantity': 'Student is not on sale at the moment.',
    });
    await db.update(ticketSales).set({ isOpen: false });
    expect(await box.hold(some('regular', 1))).toMatchObject({
      status: 409,
      problems: { sale: 'Tickets are not on sale at the moment.' },
    });
  });

  it('is rejected when one address would hold the hall', async () => {
    const answers = [];
    for (let nth = 0; nth < 9; nth += 1) answers.push((await box.hold(some('regular', 8))).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await box.left('regular')).toBe(420 - 56);
    api.clock.advance(15 * minute);
    expect((await box.hold(some('regular', 8))).status).toBe(200);
  });
});

describe('an invitation', () => {
  const invite = async (changes: Partial<typeof ticketInvitations.$inferInsert> = {}) => {
    const code = randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase();
    await api.database.db.insert(ticketInvitations).values({
      code,
      sale: 'pre-sale',
      typeIds: ['family', 'school-class'],
      maxTickets: 4,
      createdAt: testNow,
      createdBy: 'somebody',
      ...changes,
    });
    return code;
  };
  const holdBy = (code: string | undefined, items: object[]) => box.hold(items, { sale: 'pre-sale', code });

  it('opens its sale for one order', async () => {
    const code = await invite();
    expect((await box.ask('POST', '/tickets/invitation', { code })).body).toMatchObject({
      sale: 'pre-sale',
      types: ['family', 'school-class'],
      maxTickets: 4,
    });
    const { token, status } = await holdBy(code, some('family', 4));
    expect(status).toBe(200);
    const look = (headers: Record<string, string>) =>
      box.ask('POST', '/tickets/invitation', { code }, headers);
    expect((await look({})).status).toBe(409);
    expect((await look({ 'hold-token': token })).status).toBe(200);
    expect((await holdBy(code, some('family', 1))).problems).toEqual({
      code: 'This code is being used for another order. It works again when that order is cancelled or its time is over.',
    });
    await box.release(token);
    expect((await holdBy(code, some('family', 1))).status).toBe(200);
    api.clock.advance(15 * minute);
    expect((await holdBy(code.toLowerCase(), some('family', 1))).status).toBe(200);
  });

  it('is rejected at its field when it is wrong, foreign, expired, too early or revoked', async () => {
    const problemOf = async (code: string) =>
      (await box.ask('POST', '/tickets/invitation', { code })).problems;
    expect(await problemOf('ABCD2345')).toEqual({
      code: 'This code is not known. Please look at your invitation again.',
    });
    expect(await problemOf('ABC')).toEqual({ code: 'A code has eight letters and numbers' });
    expect(await problemOf(await invite({ validUntil: testNow }))).toEqual({
      code: 'This code is out of date.',
    });
    expect(await problemOf(await invite({ validFrom: new Date(testNow.getTime() + 1) }))).toEqual({
      code: 'This code is not valid yet.',
    });
    expect(await problemOf(await invite({ isRevoked: true }))).toEqual({
      code: 'This code is not valid any more.',
    });
    expect((await holdBy(undefined, some('family', 1))).problems).toEqual({
      code: 'Please enter the code of your invitation.',
    });
    expect((await holdBy(await invite({ sale: 'experiential' }), some('family', 1))).problems).toEqual({
      code: 'This code is for another sale.',
    });
    expect((await holdBy(await invite(), some('donor', 1))).problems).toEqual({
      'items.0.type': 'Your invitation is for other tickets.',
    });
    expect((await holdBy(await invite({ maxTickets: 1 }), some('family', 2))).problems).toEqual({
      'items.0.quantity': 'Your invitation is for one ticket.',
    });
  });

  it('gives a school class thirty seats in one order', async () => {
    const code = await invite({ maxTickets: 30 });
    const { body } = await holdBy(code, some('school-class', 30));
    expect(body.tickets).toHaveLength(30);
    expect(body.amount).toBe(0);
  });
});
