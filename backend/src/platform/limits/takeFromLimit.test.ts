import { beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../core/clock';
import { rateLimits } from '../db/schema';
import { emptyTables } from '../../testing/database';
import { testDatabase } from '../../testing/testApi';
import { isBeyondLimit, takeFromLimit } from './takeFromLimit';

const noon = new Date('2025-03-01T12:00:00Z');
const limit = { name: 'contact.send', who: '203.0.113.7', max: 2, windowSeconds: 3600 };

const clock = settableClock(noon);
const database = testDatabase();
beforeEach(async () => {
  clock.set(noon);
  await emptyTables(database.client, 'rate_limits');
});

const take = (changes: Partial<typeof limit> = {}) =>
  takeFromLimit({ db: database.db, clock }, { ...limit, ...changes });

const tooMany = { code: 'too_many_requests' };

describe('a limit', () => {
  it('refuses requests above it, with the time to retry', async () => {
    await take();
    await take();
    clock.advance(59 * 60_000 + 500);
    await expect(take()).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: 60 });
  });

  it.each([
    [3600, '12:45', 'in a few minutes'],
    [3600, '12:44', 'in an hour'],
    [86_400, '23:00', 'in an hour'],
    [86_400, '12:00', 'tomorrow'],
  ])('of %i s says at %s to try again %s', async (windowSeconds, time, when) => {
    clock.set(new Date(`2025-03-01T${time}:00Z`));
    await expect(take({ max: 0, windowSeconds })).rejects.toMatchObject({
      ...tooMany,
      message: `Too many attempts. Try again ${when}.`,
    });
  });

  it('starts again with the next window', async () => {
    for (let hits = 0; hits < 2; hits++) await take();
    await expect(take()).rejects.toMatchObject(tooMany);
    clock.advance(60 * 60_000);
    await take();
  });

  it('is separate for each address and for each limited action', async () => {
    for (let hits = 0; hits < 2; hits++) await take();
    await take({ who: '203.0.113.8' });
    await take({ name: 'community.join' });
    await expect(take()).rejects.toMatchObject(tooMany);
  });

  it('can be checked without refusing anything', async () => {
    const context = { db: database.db, clock };
    const answers = [];
    for (let hits = 0; hits < 3; hits++) answers.push(await isBeyondLimit(context, limit));
    expect(answers).toEqual([false, false, true]);
  });
});

describe('its stored count', () => {
  it('does not contain the address', async () => {
    await take();
    const [row] = await database.db.select().from(rateLimits);
    expect(row?.bucket).toMatch(/^contact\.send:[\w-]{22}$/);
  });

  it('is deleted after a day, and not before', async () => {
    await take();
    clock.advance(24 * 60 * 60_000);
    await take({ who: '203.0.113.8' });
    expect(await database.db.$count(rateLimits)).toBe(2);
    clock.advance(60_000);
    await take({ who: '203.0.113.9' });
    expect(await database.db.$count(rateLimits)).toBe(2);
  });
});
