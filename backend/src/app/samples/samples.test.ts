import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import {
  challengeEntries,
  donations,
  jobApplications,
  outbox,
  pageViews,
  uploads,
} from '../../platform/db/schema';
import { erasePerson } from '../../office/people/person';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { addSamples } from './addSamples';
import { isUnused } from './isUnused';

const api = testApi();

it('a database is unused until it contains personal data, or a visit is counted', async () => {
  const { db } = api.database;
  expect(await isUnused(db)).toBe(true);
  await db.insert(outbox).values({ kind: 'mail', key: 'a', payload: {}, createdAt: testNow, dueAt: testNow });
  expect(await isUnused(db)).toBe(false);
  await db.delete(outbox);
  await db.insert(pageViews).values({ day: '2025-03-01', path: '/', source: 'none', views: 1 });
  expect(await isUnused(db)).toBe(false);
  await db.delete(pageViews);
});

it('samples are labelled, and making them again another day adds none', async () => {
  const { db } = api.database;
  const counts = async () =>
    Promise.all(
      [
        'orders',
        'tickets',
        'ticket_invitations',
        'competition_entries',
        'contact_messages',
        'referrals',
        'teachers',
        'volunteers',
        'audit_changes',
        'page_views',
        'outbox',
      ].map(async (table) => {
        const { rows } = (await db.execute(
          sql`select count(*)::int as count from ${sql.identifier(table)}`,
        )) as unknown as { rows: { count: number }[] };
        return rows[0]?.count ?? 0;
      }),
    );
  await addSamples(db, { rows: 10, until: testNow });
  const made = await counts();
  expect(Math.min(...made)).toBeGreaterThan(0);
  await addSamples(db, { rows: 10, until: new Date(testNow.getTime() + 48 * 60 * 60_000) });
  expect(await counts()).toEqual(made);
  for (const { name, wall } of await db.select().from(donations)) {
    expect(name).toMatch(/ \(sample\)$/);
    expect(wall).toBe('hidden');
  }
  for (const { path } of await db.select().from(pageViews)) expect(path).toMatch(/^\/sample-\d$/);
});

it('a sample person can be erased, with only their own files', async () => {
  const { db } = api.database;
  const counts = () =>
    Promise.all([jobApplications, challengeEntries, uploads].map((table) => db.$count(table)));
  const before = await counts();
  expect(before).toEqual([10, 10, 20]);
  expect(await erasePerson(api.deps, 'sample3@example.com')).toMatchObject({ files: 2, left: null });
  expect(await counts()).toEqual([9, 9, 18]);
  const others = await db.select().from(uploads);
  expect(others.every(({ state }) => state === 'claimed')).toBe(true);
});
