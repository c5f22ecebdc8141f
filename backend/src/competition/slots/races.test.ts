import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { settableClock } from '../../platform/core/clock';
import { createLogger } from '../../platform/core/logger';
import type { Database, OpenDatabase } from '../../platform/db/database';
import { auditionBookings, auditionWaiting } from '../../platform/db/schema';
import { openServer } from '../../platform/db/server';
import { addWaiting, lockWaiting } from '../../platform/holds/waitingList';
import { testNow } from '../../testing/api';
import { anEntry } from '../../testing/competition';
import { startTestPostgres } from '../../testing/postgres';
import { insertEntry } from '../entries/writeEntry';
import { offerFreed } from '../offers/offerFreed';
import { slotWaitingList } from '../offers/slotWaitingList';
import { bookingOfEntry, giveSlot, valuesOfEntry } from './entrySlot';

// Concurrent transactions on a real server: the embedded database runs one after the other.
const clock = settableClock(testNow);
const first = '2025-10-11-0900';
const second = '2025-10-11-0920';

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  postgres = await startTestPostgres();
  database = await openServer(postgres.url, createLogger('silent'));
  db = database.db;
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.stop();
});
beforeEach(async () => {
  await db.delete(auditionWaiting);
  await db.delete(auditionBookings);
});

const join = (name: string) =>
  addWaiting({ db, clock }, slotWaitingList, {
    submissionKey: randomUUID(),
    name,
    email: `${name.toLowerCase()}@example.com`,
  });

it('offers a slot to nobody whom another transaction is making an offer', async () => {
  await join('Kojo');
  await db.transaction(async (tx) => {
    await offerFreed({ db: tx, clock });
    await db.transaction((other) => offerFreed({ db: other, clock }));
  });
  expect(await db.select({ slot: auditionBookings.slotId }).from(auditionBookings)).toEqual([
    { slot: first },
  ]);
});

it('waits for a locked entry of a waiting list unless locked ones are skipped', async () => {
  await join('Kojo');
  await db.transaction(async (tx) => {
    expect(await lockWaiting({ db: tx }, slotWaitingList)).toHaveLength(1);
    const other = (options: object) =>
      db.transaction(async (inside) => {
        await inside.execute(sql`set local lock_timeout = '100ms'`);
        return lockWaiting({ db: inside }, slotWaitingList, options);
      });
    expect(await other({ skipLocked: true })).toEqual([]);
    await expect(other({})).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
});

it('holds the nearest free slot for an entry whose own is taken at the same moment', async () => {
  const enter = async (name: string) => {
    const { method: _, papers: __, competitor, ...rest } = anEntry();
    const details = { ...rest, competitor: { ...competitor, name } } as never;
    return (await insertEntry({ db, clock }, details, { submissionKey: randomUUID() })).id;
  };
  const values = async (name: string) => {
    const entryId = await enter(name);
    return { ...valuesOfEntry(entryId, testNow, 60_000), slotId: first };
  };
  const own = await values('Ama');
  await db.insert(auditionBookings).values({ ...own, state: 'expired', endedAt: testNow });
  const taken = await values('Esi');
  const waitingForLocks = () => db.$count(sql`pg_locks`, sql`not granted`);
  let given: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await tx.insert(auditionBookings).values({ ...taken, state: 'given' });
    given = db.transaction((other) => giveSlot({ db: other, clock }, own.entryId));
    await expect.poll(waitingForLocks).toBe(1);
  });
  await given;
  expect(await bookingOfEntry({ db }, own.entryId)).toMatchObject({
    slotId: second,
    state: 'held',
    isOffer: true,
  });
});
