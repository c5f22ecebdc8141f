import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { engagements, enquiries, statusChanges, ticketInvitations } from '../db/schema';
import { addSamples } from '../samples/addSamples';
import { startTestApi, testNow, type TestApi } from '../testing/api';
import { askOf } from '../testing/ask';
import { bulkMost, type BulkResult } from './bulk';

/** Lists with a change of many and its opposite, and how many rows have the first of them. */
const lists = [
  {
    path: '/engagements',
    change: { status: 'done' },
    back: { status: 'new' },
    done: (db: Database) => db.$count(engagements, eq(engagements.status, 'done')),
  },
  {
    path: '/enquiries',
    change: { state: 'closed' },
    back: { state: 'new' },
    done: (db: Database) => db.$count(enquiries, eq(enquiries.state, 'closed')),
  },
  {
    path: '/tickets/invitations',
    change: { isRevoked: true },
    back: { isRevoked: false },
    done: (db: Database) => db.$count(ticketInvitations, eq(ticketInvitations.isRevoked, true)),
  },
] as const;
const samples = ['engagements', 'messages', 'invitations'];

let api: TestApi;
let headers: { authorization: string };
let doneBefore: number[];
beforeAll(async () => {
  api = await startTestApi();
  headers = { authorization: `Bearer ${await api.token()}` };
  await addSamples(api.database.db, { rows: bulkMost, until: testNow, lists: samples });
  doneBefore = await Promise.all(lists.map(({ done }) => done(api.database.db)));
}, 300_000);
afterAll(() => api.stop());

const bulk = (path: string, body: object) =>
  askOf(api)<BulkResult>('POST', `/staff${path}/bulk`, body, headers);

it.each(lists.map((list, nth) => ({ ...list, nth })))(
  'all that fit, 10,000, are changed in one request, once: $path',
  async ({ path, change, done, nth }) => {
    const { db } = api.database;
    const before = doneBefore[nth] ?? 0;
    const counted = await bulk(path, { selection: { all: {} }, dry: true, ...change });
    expect(counted.body).toMatchObject({ asked: bulkMost, changed: 0 });
    const all = { selection: { all: {}, until: counted.body.at }, ...change };
    const told = { asked: bulkMost, refused: 0, reasons: [] };
    expect((await bulk(path, all)).body).toMatchObject({
      ...told,
      changed: bulkMost - before,
      unchanged: before,
    });
    expect(await done(db)).toBe(bulkMost);
    expect((await bulk(path, all)).body).toMatchObject({ ...told, changed: 0, unchanged: bulkMost });
  },
  120_000,
);

it('each change is written down once', async () => {
  const { db } = api.database;
  expect(await db.$count(statusChanges)).toBe(bulkMost - (doneBefore[0] ?? 0));
  const { rows } = (await db.execute(
    sql`select subject_id from status_changes group by subject_id having count(*) > 1`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([]);
});

it('takes no longer for each of many than for each of few', async () => {
  // What this process has worked, the database included, whatever else the machine does.
  const worked = async (body: object) => {
    const began = process.cpuUsage();
    expect((await bulk('/engagements', body)).status).toBe(200);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const some = await api.database.db.select({ id: engagements.id }).from(engagements).limit(1_000);
  const few = await worked({ selection: { ids: some.map(({ id }) => id) }, status: 'new' });
  const many = await worked({ selection: { all: {} }, status: 'offered' });
  expect(many / few).toBeLessThan(20);
}, 120_000);

it('one more is refused as a whole, and what to do is said', async () => {
  const { db } = api.database;
  await addSamples(db, { rows: bulkMost + 1, until: testNow, lists: samples });
  for (const { path, back, done } of lists) {
    const before = await done(db);
    for (const dry of [true, false]) {
      const { status, problems } = await bulk(path, { selection: { all: {} }, dry, ...back });
      expect([path, status, problems]).toEqual([
        path,
        422,
        { selection: 'At most 10,000 are changed at once. Narrow the list first.' },
      ]);
    }
    expect(await done(db)).toBe(before);
  }
}, 120_000);
