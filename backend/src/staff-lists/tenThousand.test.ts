import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import {
  auditChanges,
  donations,
  engagements,
  enquiries,
  feeEnquiries,
  statusChanges,
  ticketInvitations,
} from '../db/schema';
import { addSamples } from '../samples/addSamples';
import { startTestApi, testNow, type TestApi } from '../testing/api';
import { askOf } from '../testing/ask';
import { bulkMost, type BulkResult } from './bulk';

/** So many rows show as well whether a change of many takes longer than it should, where ten thousand are dear to make. */
const fewer = bulkMost / 5;

/** Lists with a change of many, a tenth of their rows, how many are so, and how many changes are written down. */
const lists = [
  {
    path: '/engagements',
    rows: bulkMost,
    change: { status: 'done' },
    some: (db: Database) => db.select({ id: engagements.id }).from(engagements).limit(1_000),
    done: (db: Database) => db.$count(engagements, eq(engagements.status, 'done')),
    written: (db: Database) => db.$count(statusChanges),
  },
  {
    path: '/tickets/invitations',
    rows: bulkMost,
    change: { isRevoked: true },
    some: (db: Database) => db.select({ id: ticketInvitations.id }).from(ticketInvitations).limit(1_000),
    done: (db: Database) => db.$count(ticketInvitations, eq(ticketInvitations.isRevoked, true)),
    written: (db: Database) => db.$count(auditChanges, eq(auditChanges.subject, 'ticket_invitations')),
  },
  {
    path: '/enquiries',
    rows: fewer,
    change: { state: 'answered' },
    some: (db: Database) =>
      db
        .select({ id: feeEnquiries.id })
        .from(feeEnquiries)
        .limit(fewer / 10),
    done: (db: Database) => db.$count(enquiries, eq(enquiries.state, 'answered')),
    written: (db: Database) => db.$count(auditChanges, eq(auditChanges.subject, 'enquiries')),
  },
  {
    path: '/donations',
    rows: fewer,
    change: { wall: 'shown' },
    some: (db: Database) =>
      db
        .select({ id: donations.id })
        .from(donations)
        .limit(fewer / 10),
    done: (db: Database) => db.$count(donations, eq(donations.wall, 'shown')),
    written: (db: Database) => db.$count(auditChanges, eq(auditChanges.subject, 'donations')),
  },
] as const;
const samples = ['engagements', 'invitations'];
/** Ten thousand rows may take their time on a machine that does other things as well. Milliseconds. */
const patience = 300_000;

let api: TestApi;
let headers: { authorization: string };
beforeAll(async () => {
  api = await startTestApi();
  headers = { authorization: `Bearer ${await api.token()}` };
  await addSamples(api.database.db, { rows: bulkMost, until: testNow, lists: samples });
  const others = ['fee-enquiries', 'donations'];
  await addSamples(api.database.db, { rows: fewer, until: testNow, lists: others });
}, patience);
afterAll(() => api.stop());

const bulk = (path: string, body: object) =>
  askOf(api)<BulkResult>('POST', `/staff${path}/bulk`, body, headers);

/** What this process works for a request, its database included, whatever else the machine does. Microseconds. */
async function worked<T>(request: () => Promise<T>): Promise<[T, number]> {
  const began = process.cpuUsage();
  const answer = await request();
  const { user, system } = process.cpuUsage(began);
  return [answer, user + system];
}

it.each(lists)(
  'all that fit, $rows, are changed in one request, once, and each takes no longer than one of few: $path',
  async ({ path, rows, change, some, done, written }) => {
    const { db } = api.database;
    const before = await done(db);
    const counted = await bulk(path, { selection: { all: {} }, dry: true, ...change });
    expect(counted.body).toMatchObject({ asked: rows, changed: 0 });
    const ids = (await some(db)).map(({ id }) => id);
    const [few, ofFew] = await worked(() => bulk(path, { selection: { ids }, ...change }));
    expect(few.body).toMatchObject({ asked: rows / 10, refused: 0 });

    const all = { selection: { all: {}, until: counted.body.at }, ...change };
    const [many, ofMany] = await worked(() => bulk(path, all));
    const told = { asked: rows, refused: 0, reasons: [] };
    const changed = rows - before - few.body.changed;
    expect(many.body).toMatchObject({ ...told, changed, unchanged: rows - changed });
    expect(await done(db)).toBe(rows);
    expect(ofMany / ofFew).toBeLessThan(25);
    expect((await bulk(path, all)).body).toMatchObject({ ...told, changed: 0, unchanged: rows });
    expect(await written(db)).toBe(rows - before);
  },
  patience,
);

it(
  'one more is refused as a whole, and what to do is said',
  async () => {
    const { db } = api.database;
    await addSamples(db, { rows: bulkMost + 1, until: testNow, lists: samples });
    for (const { path, change, done } of lists.filter(({ rows }) => rows === bulkMost)) {
      const before = await done(db);
      for (const dry of [true, false]) {
        const { status, problems } = await bulk(path, { selection: { all: {} }, dry, ...change });
        expect([path, status, problems]).toEqual([
          path,
          422,
          { selection: 'At most 10,000 are changed at once. Narrow the list first.' },
        ]);
      }
      expect(await done(db)).toBe(before);
    }
  },
  patience,
);
