import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity } from '../../community/joinCommunity';
import { settableClock } from '../core/clock';
import { migrationsFolder } from '../core/folders';
import { createLogger } from '../core/logger';
import { takeFromLimit } from '../limits/takeFromLimit';
import { referFriend } from '../../community/referrals/referFriend';
import { createLiveCounts, type LiveCounts } from '../../staff/stats/liveCounts';
import type { Counts } from '../../staff/stats/stats.routes';
import { testNow } from '../../testing/api';
import { dailyTotalsOf } from '../../testing/dailyTotals';
import { startTestPostgres } from '../../testing/postgres';
import { stampNote, writeVersion } from '../../testing/backendVersion';
import type { OpenDatabase } from './database';
import { migrateDatabase } from './migrateDatabase';
import * as schema from './schema';
import { communityMembers, contactMessages, projects, rateLimits, referralMails } from './schema';
import { openServer } from './server';

const log = createLogger('silent');
const clock = settableClock(testNow);

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let one: OpenDatabase;
let two: OpenDatabase;
beforeAll(async () => {
  postgres = await startTestPostgres();
  // Both find an empty database at the same moment: only the lock separates their migrations.
  const url = await postgres.makeEmpty();
  [one, two] = await Promise.all([openServer(url, log), openServer(url, log)]);
}, 60_000);
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await postgres.stop();
});

/** Watches from one instance; `until` settles with the first counts that match. */
async function watch(live: LiveCounts) {
  const seen: Counts[] = [];
  const waiting = new Set<() => void>();
  const leave = await live.subscribe((counts) => {
    seen.push(counts);
    waiting.forEach((check) => check());
  });
  const until = (fits: (counts: Counts) => boolean) =>
    new Promise<Counts>((resolve) => {
      const check = () => {
        const found = seen.find(fits);
        if (found) resolve(found);
      };
      waiting.add(check);
      check();
    });
  return { until, leave };
}

describe('two instances on one PostgreSQL', () => {
  it('migrate it once', async () => {
    expect(await one.db.select().from(projects)).toHaveLength(6);
    expect(await one.db.execute(sql`select from drizzle.__drizzle_migrations`)).toMatchObject({
      rowCount: readMigrationFiles({ migrationsFolder }).length,
    });
  });

  it('store a member once and send one mail, however many requests arrive together', async () => {
    const member = { name: 'Ama', email: 'ama@example.com' };
    const key = '7b1d2f4e-0000-4000-8000-000000000001';
    const asks = Array.from({ length: 20 }, (_, index) =>
      joinCommunity({ db: [one, two][index % 2]!.db, clock }, member, key),
    );
    expect((await Promise.all(asks)).filter(Boolean)).toHaveLength(1);
    expect(await two.db.select().from(communityMembers)).toHaveLength(1);
  });

  it('write to a friend once, however many recommendations arrive together', async () => {
    const asks = Array.from({ length: 20 }, (_, index) => {
      const people = { name: 'Ama', email: `ama${index}@example.com`, friendName: 'Kofi' };
      return [one, two][index % 2]!.db.transaction((tx) =>
        referFriend(
          { db: tx, clock },
          { ...people, friendEmail: 'kofi@example.com', note: undefined, consent: true },
          randomUUID(),
        ),
      );
    });
    await Promise.all(asks);
    const mails = await one.db.select().from(referralMails);
    expect(mails.filter(({ reader, email }) => reader === 'sender' && email)).toHaveLength(20);
    expect(mails.filter(({ reader, email }) => reader === 'friend' && email)).toHaveLength(1);
  });

  it('count the visits of one person’s link together', async () => {
    const limit = { name: 'test', who: '203.0.113.7', max: 10, windowSeconds: 60 };
    const asks = Array.from({ length: 25 }, (_, index) =>
      takeFromLimit({ db: [one, two][index % 2]!.db, clock }, limit),
    );
    const outcomes = await Promise.allSettled(asks);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await one.db.select().from(rateLimits)).toMatchObject([{ hits: 25 }]);
  });

  it('add up the same day together without waiting for each other', async () => {
    const receivedAt = testNow;
    const sends = Array.from({ length: 40 }, (_, index) =>
      [one, two][index % 2]!.db.transaction(async (tx) => {
        const message = {
          topic: 'lessons',
          name: 'Ama',
          email: 'ama@example.com',
          message: 'Hello',
          receivedAt,
        };
        const [sent] = await tx
          .insert(contactMessages)
          .values({ ...message, submissionKey: randomUUID() })
          .returning();
        // In opposite orders of days: transactions that waited for a day would deadlock.
        const days = ['2025-01-01', '2025-01-02'].toSorted(
          (a, b) => (index % 4 < 2 ? 1 : -1) * a.localeCompare(b),
        );
        for (const day of days) {
          await tx
            .update(contactMessages)
            .set({ receivedAt: new Date(day) })
            .where(eq(contactMessages.id, sent!.id));
        }
        if (index % 8 === 0) tx.rollback();
      }),
    );
    const outcomes = await Promise.allSettled(sends);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(35);
    const { stored, ofRows } = await dailyTotalsOf(two.db);
    expect(stored).toEqual(ofRows);
    expect(stored.filter(({ kind }) => kind === 'messages').reduce((all, { count }) => all + count, 0)).toBe(
      35,
    );
  });

  it('update known people together while more is sent under the same addresses', async () => {
    const draw = sql`select update_people(1000)`;
    const both = ['esi@example.com', 'yaw@example.com'];
    const sends = Array.from({ length: 40 }, async (_, index) => {
      const { db } = [one, two][index % 2]!;
      await db.transaction(async (tx) => {
        // In opposite orders of addresses: transactions that waited for a person would deadlock.
        for (const email of index % 4 < 2 ? both : both.toReversed())
          await tx.insert(contactMessages).values({
            submissionKey: randomUUID(),
            topic: 'lessons',
            name: 'Esi',
            email,
            message: 'Hello',
            receivedAt: testNow,
          });
      });
      await db.execute(draw);
    });
    await Promise.all(sends);
    await two.db.execute(draw);
    const read = async (from: string) => {
      const { rows } = (await one.db.execute(
        sql`select * from ${sql.identifier(from)} order by address`,
      )) as unknown as { rows: object[] };
      return rows;
    };
    const stored = await read('known_people');
    expect(stored).toEqual(await read('people_of_records'));
    expect(stored).toContainEqual(expect.objectContaining({ address: both[1], records: 40 }));
  });

  it('show each other’s changes, also after the listening connection was lost', async () => {
    const live = await createLiveCounts(two, log, { debounceMs: 5 });
    const { until, leave } = await watch(live);
    await one.db.update(projects).set({ raised: 1 }).where(eq(projects.slug, 'vehicle'));
    await until(({ raised }) => raised === 350_001);

    const cut = await one.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
    );
    expect(cut).toMatchObject({ rowCount: 1 });
    await one.db.update(projects).set({ raised: 2 }).where(eq(projects.slug, 'vehicle'));
    await until(({ raised }) => raised === 350_002);
    await one.db.update(projects).set({ raised: 3 }).where(eq(projects.slug, 'vehicle'));
    await until(({ raised }) => raised === 350_003);
    leave();
    await live.close();
  });
});

it('an upgrade leaves no moment in which another transaction misses a trigger', async () => {
  await one.db.execute(sql`create database upgraded`);
  const connectionString = postgres.url.replace(/\/school$/, '/upgraded');
  const clients = [1, 2, 3].map(() => new pg.Client({ connectionString })) as [
    pg.Client,
    pg.Client,
    pg.Client,
  ];
  const [upgrader, visitor, observer] = clients;
  await Promise.all(clients.map((client) => client.connect()));
  const folder = mkdtempSync(join(tmpdir(), 'school-migrations-'));
  const first = 'create table notes (name text, stamp text)';
  const former = { migrations: [first], objects: { stamp_note: stampNote('the first version') } };
  // Its triggers are already dropped while this lock is waited for.
  const paused = [first, 'select pg_advisory_xact_lock(1)'];
  const next = {
    migrations: paused,
    objects: { stamp_note: stampNote('the second', 'before insert on notes') },
  };
  const db = drizzle(upgrader, { schema });
  await migrateDatabase(db, writeVersion(join(folder, 'former'), former));

  const waiting = async () => (await observer.query(`select from pg_locks where not granted`)).rowCount;
  await observer.query('select pg_advisory_lock(1)');
  const upgrade = migrateDatabase(db, writeVersion(join(folder, 'next'), next));
  await expect.poll(waiting).toBe(1);
  const visit = visitor.query(`insert into notes (name) values ('Ama') returning stamp`);
  await expect.poll(waiting).toBe(2);
  await observer.query('select pg_advisory_unlock(1)');
  await upgrade;
  expect((await visit).rows).toEqual([{ stamp: 'the second' }]);
  await Promise.all(clients.map((client) => client.end()));
  rmSync(folder, { recursive: true });
});
