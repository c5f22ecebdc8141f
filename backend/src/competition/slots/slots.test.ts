import { randomUUID } from 'node:crypto';
import { auditionPlan, generateSlots } from '@school/shared/competition';
import { eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditionBookings,
  auditionSlots,
  auditionWaiting,
  competitionSettings,
} from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { competitionOf, emptyCompetition } from '../../testing/competition';
import { effectsOf, tokenIn } from '../../testing/effects';
import { endExpired } from './endExpired';

const minute = 60_000;
const first = '2025-10-11-0900';
const second = '2025-10-11-0920';

const api = testApi();
const page = competitionOf(api);
beforeEach(() => emptyCompetition(api.database));

/** Blocks all slots but the first. */
const onlyFirst = () =>
  api.database.db.update(auditionSlots).set({ isBlocked: true }).where(ne(auditionSlots.id, first));

describe('the board', () => {
  it('has the slots of the plan, all of them free', async () => {
    expect(await page.board()).toEqual({
      isOpen: true,
      movesUntil: null,
      slots: generateSlots(auditionPlan),
    });
  });

  it('shows which are taken, and nothing about who has them', async () => {
    await page.hold(first);
    const { slots } = await page.board();
    expect(slots.filter(({ isAvailable }) => !isAvailable)).toEqual([
      { ...generateSlots(auditionPlan)[0], isAvailable: false },
    ]);
  });

  it('is live', async () => {
    const updates: (boolean | undefined)[] = [];
    const leave = await api.deps.liveSlots.subscribe(({ slots }) => updates.push(slots[0]?.isAvailable));
    const { token } = await page.hold(first);
    await expect.poll(() => updates).toEqual([true, false]);
    await page.release(token);
    await expect.poll(() => updates).toEqual([true, false, true]);
    leave();
  });
});

describe('holding a slot', () => {
  it('keeps it for half an hour', async () => {
    const { status, body } = await page.hold(first);
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 'held',
      slot: { ...generateSlots(auditionPlan)[0], isAvailable: false },
      isOffer: false,
      expiresAt: new Date(testNow.getTime() + 30 * minute).toISOString(),
      now: testNow.toISOString(),
    });
  });

  it('rejects others at the field', async () => {
    await page.hold(first);
    expect(await page.hold(first)).toMatchObject({
      status: 409,
      problems: { slot: 'Someone else has just taken this time. Please choose another.' },
    });
    expect(await page.hold('2025-10-12-0900')).toMatchObject({
      status: 422,
      problems: { slot: 'There is no such time. Please choose one of the board.' },
    });
    await api.database.db.update(auditionSlots).set({ isBlocked: true }).where(eq(auditionSlots.id, second));
    expect((await page.hold(second)).status).toBe(409);
  });

  it('happens once for one token, however often it is sent', async () => {
    const token = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => page.put(token, first)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.database.db.$count(auditionBookings)).toBe(1);
  });

  it('moves to another slot and keeps its end; a taken one leaves it unchanged', async () => {
    const { token, body } = await page.hold(first);
    api.clock.advance(5 * minute);
    expect((await page.put(token, second)).body).toMatchObject({
      slot: { id: second },
      expiresAt: body.expiresAt,
    });
    expect(await page.isFree(first)).toBe(true);
    await page.hold(first);
    expect((await page.put(token, first)).status).toBe(409);
    expect((await page.look(token)).body).toMatchObject({ state: 'held', slot: { id: second } });
  });

  it('can be released at once', async () => {
    const { token } = await page.hold(first);
    expect((await page.release(token)).status).toBe(204);
    expect((await page.release(token)).status).toBe(204);
    expect((await page.look(token)).body.state).toBe('released');
    expect((await page.hold(first)).status).toBe(200);
    expect((await page.look(randomUUID())).status).toBe(404);
  });

  it('is rejected while entries are closed, and above the limit of one address', async () => {
    await api.database.db.update(competitionSettings).set({ isOpen: false });
    expect((await page.hold(first)).problems).toEqual({
      entries: 'Entries are not being taken at the moment.',
    });
    await api.database.db.update(competitionSettings).set({ isOpen: true });
    const slots = generateSlots(auditionPlan).map(({ id }) => id);
    for (const id of slots.slice(0, 12)) expect((await page.hold(id)).status).toBe(200);
    expect((await page.hold(slots[12] ?? '')).status).toBe(429);
  });
});

describe('an expired hold', () => {
  it('is free for others at once, before anything ended it', async () => {
    const { token } = await page.hold(first);
    api.clock.advance(30 * minute);
    expect((await page.look(token)).body.state).toBe('expired');
    expect(await page.isFree(first)).toBe(true);
    expect((await page.hold(first)).status).toBe(200);
  });

  it('can be held again with the same token', async () => {
    const { token } = await page.hold(first);
    api.clock.advance(31 * minute);
    expect((await page.put(token, first)).body.state).toBe('held');
    expect((await page.look(token)).body.state).toBe('held');
  });
});

describe('the waiting list', () => {
  it('is only open when all are taken', async () => {
    expect(await page.wait('kojo@example.com')).toMatchObject({
      status: 422,
      problems: { slot: 'There are free times again: you can choose one now.' },
    });
  });

  it('offers a freed slot to the first person, who accepts it by the link', async () => {
    const effects = effectsOf(api);
    await onlyFirst();
    const { token } = await page.hold(first);
    await page.wait('kojo@example.com');
    await page.wait('kojo@example.com');
    await page.wait('esi@example.com');
    await effects.run();
    await page.release(token);
    expect(await page.isFree(first)).toBe(false);
    expect((await page.hold(first)).status).toBe(409);
    await effects.run();
    expect(effects.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['kojo@example.com', 'You are waiting for an audition time'],
      ['esi@example.com', 'You are waiting for an audition time'],
      ['kojo@example.com', 'We are keeping an audition time for you: Saturday, Oct 11, 2025, 09:00'],
    ]);
    expect(JSON.stringify(effects.mails), 'nothing that was typed, to whomever it goes').not.toContain(
      'Antwi',
    );
    const offer = tokenIn(effects.mails[2]!, 'offer');
    expect((await page.look(offer)).body).toMatchObject({
      state: 'held',
      isOffer: true,
      expiresAt: new Date(testNow.getTime() + 24 * 60 * minute).toISOString(),
    });
  });

  it('continues with the next one when an offer is declined or expires', async () => {
    const effects = effectsOf(api);
    await onlyFirst();
    const { token } = await page.hold(first);
    for (const email of ['kojo@example.com', 'esi@example.com', 'ama@example.com']) await page.wait(email);
    await effects.run();
    await page.release(token);
    await effects.run();
    await page.release(tokenIn(effects.mails[3]!, 'offer'));
    await effects.run();
    api.clock.advance(24 * 60 * minute);
    await api.database.db.transaction((tx) => endExpired({ db: tx, clock: api.clock }));
    await effects.run();
    expect(effects.mails.slice(3).map(({ to }) => to)).toEqual([
      'kojo@example.com',
      'esi@example.com',
      'ama@example.com',
    ]);
  });

  it('ends for a competitor who takes another free time instead of the offer', async () => {
    const effects = effectsOf(api);
    await onlyFirst();
    const { token } = await page.hold(first);
    await page.wait('kojo@example.com');
    await page.release(token);
    await effects.run();
    const offer = tokenIn(effects.mails.at(-1)!, 'offer');
    await api.database.db.update(auditionSlots).set({ isBlocked: false }).where(eq(auditionSlots.id, second));
    expect((await page.put(offer, second)).body).toMatchObject({ slot: { id: second }, isOffer: false });
    const states = api.database.db.select({ state: auditionWaiting.state }).from(auditionWaiting);
    expect(await states).toEqual([{ state: 'taken' }]);
    expect(await page.isFree(first)).toBe(true);
  });

  it('can be left only by the link of its mail', async () => {
    const effects = effectsOf(api);
    await onlyFirst();
    const { token } = await page.hold(first);
    await page.wait('kojo@example.com');
    await effects.run();
    const leave = (key: string) => page.ask('POST', '/competition/waiting-list/leave', { token: key });
    const key = tokenIn(effects.mails[0]!, 'leave');
    expect((await leave(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await leave(key)).status).toBe(200);
    await page.release(token);
    expect(await page.isFree(first)).toBe(true);
  });
});
