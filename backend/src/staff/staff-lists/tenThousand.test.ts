import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  auditChanges,
  donations,
  engagements,
  enquiries,
  feeEnquiries,
  outbox,
  statusChanges,
  ticketInvitations,
  ticketOrders,
} from '../../platform/db/schema';
import { addSamples } from '../../app/samples/addSamples';
import { startTestApi, testNow, type TestApi } from '../../testing/api';
import { askOf } from '../../testing/ask';
import { bulkMost, type BulkResult } from './bulk';

/** Lists with a bulk change, some of their rows, the expected number, and the number of recorded changes. */
const lists = [
  {
    path: '/engagements',
    sample: 'engagements',
    change: { status: 'done' },
    table: engagements,
    done: (db: Database) => db.$count(engagements, eq(engagements.status, 'done')),
    written: (db: Database) => db.$count(statusChanges),
  },
  {
    path: '/tickets/invitations',
    sample: 'invitations',
    change: { isRevoked: true },
    table: ticketInvitations,
    done: (db: Database) => db.$count(ticketInvitations, eq(ticketInvitations.isRevoked, true)),
    written: writtenOf('ticket_invitations'),
  },
  {
    path: '/enquiries',
    sample: 'fee-enquiries',
    change: { state: 'answered' },
    table: feeEnquiries,
    done: (db: Database) => db.$count(enquiries, eq(enquiries.state, 'answered')),
    written: writtenOf('enquiries'),
  },
  {
    path: '/donations',
    sample: 'donations',
    change: { wall: 'shown' },
    table: donations,
    done: (db: Database) => db.$count(donations, eq(donations.wall, 'shown')),
    written: writtenOf('donations'),
  },
  {
    path: '/outbox',
    sample: 'outbox',
    change: {},
    table: outbox,
    done: (db: Database) => db.$count(outbox, eq(outbox.state, 'waiting')),
    written: writtenOf('outbox'),
  },
  // Last: its mails are in the outbox.
  {
    path: '/ticket-orders',
    sample: 'tickets',
    change: {},
    table: ticketOrders,
    done: (db: Database) => db.$count(ticketOrders, gt(ticketOrders.linkVersion, 1)),
    written: writtenOf('ticket_orders'),
  },
] as const;

function writtenOf(subject: string) {
  return (db: Database) => db.$count(auditChanges, eq(auditChanges.subject, subject));
}

/** The limit for ten thousand rows on a busy machine. Milliseconds. */
const patience = 300_000;

let api: TestApi;
let headers: { authorization: string };
beforeAll(async () => {
  api = await startTestApi();
  headers = { authorization: `Bearer ${await api.token({ [api.settings.auth.rolesClaim]: ['admin'] })}` };
  await asTheyAre(() => addMany(bulkMost));
  const { db } = api.database;
  await asTheyAre(async () => {
    await db.update(outbox).set({ state: 'failed' });
    await db.update(ticketOrders).set({ fulfilment: 'given', paidAt: testNow });
    await db.execute(sql`insert into tickets (ticket_order_id, type_id, position, unit, state, price_pesewas, created_at)
      select o.id, t.id, 1, 0, 'valid', 12000, o.created_at
      from ticket_orders o, (select id from ticket_types order by id limit 1) t`);
    await db.execute(sql`analyze`);
  });
}, patience);
afterAll(() => api.stop());

const addMany = (rows: number, of: readonly { sample: string }[] = lists) =>
  addSamples(api.database.db, { rows, until: testNow, lists: of.map(({ sample }) => sample) });

/** Inserts rows without triggers, which would make ten thousand of them expensive. */
async function asTheyAre(write: () => Promise<void>): Promise<void> {
  await api.database.client.exec('set session_replication_role = replica');
  await write();
  await api.database.client.exec('set session_replication_role = default');
}

const bulk = (path: string, body: object) =>
  askOf(api)<BulkResult>('POST', `/staff${path}/bulk`, body, { ...headers, 'idempotency-key': randomUUID() });

/**
 * Returns the processor time of a request, including its database, independent of other work on the machine.
 * Microseconds.
 */
async function worked<T>(request: () => Promise<T>): Promise<[T, number]> {
  const began = process.cpuUsage();
  const answer = await request();
  const { user, system } = process.cpuUsage(began);
  return [answer, user + system];
}

it.each(lists)(
  'all matching rows are changed in one request, once, and each takes no longer than one of few: $path',
  async ({ path, change, table, done, written }) => {
    const { db } = api.database;
    const before = await done(db);
    const counted = await bulk(path, { selection: { all: {} }, dry: true, ...change });
    expect(counted.body).toMatchObject({ selected: bulkMost, changed: 0 });
    const some = await db
      .select({ id: table.id })
      .from(table)
      .limit(bulkMost / 10);
    const ids = some.map(({ id }) => id);
    const [few, ofFew] = await worked(() => bulk(path, { selection: { ids }, ...change }));
    expect(few.body).toMatchObject({ selected: bulkMost / 10, refused: 0 });

    const all = { selection: { all: {}, until: counted.body.at }, ...change };
    const [many, ofMany] = await worked(() => bulk(path, all));
    const result = { selected: bulkMost, refused: 0, reasons: [] };
    const changed = bulkMost - before - few.body.changed;
    expect(many.body).toMatchObject({ ...result, changed, unchanged: bulkMost - changed });
    expect(await done(db)).toBe(bulkMost);
    expect(ofMany / ofFew).toBeLessThan(25);
    expect((await bulk(path, all)).body).toMatchObject({ ...result, changed: 0, unchanged: bulkMost });
    expect(await written(db)).toBe(bulkMost - before);
  },
  patience,
);

it(
  'one row too many is rejected as a whole, with instructions',
  async () => {
    const { db } = api.database;
    const grown = lists.filter(({ sample }) => ['engagements', 'invitations'].includes(sample));
    await asTheyAre(() => addMany(bulkMost + 1, grown));
    // The outbox has grown by the mails of the tickets.
    for (const { path, change, done } of [...grown, ...lists.filter(({ sample }) => sample === 'outbox')]) {
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
