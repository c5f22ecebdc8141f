import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { auditActions, projects, recordVersions, ticketTypes } from '../db/schema';
import { testNow } from '../../testing/api';
import { testDatabase } from '../../testing/testApi';
import { asOtherVersion } from './ifMatch';
import { recordedDatabase } from './recordedDatabase';

const database = testDatabase();
let db: Database;
let id: string;
beforeEach(() => {
  id = randomUUID();
  const action = { id, at: testNow, account: 'auth0|ama', name: 'Ama', operation: 'changeProject' };
  db = recordedDatabase(database.db, action);
});

const raise = { raised: sql`${projects.raised} + 1` };
const isMate = eq(projects.slug, 'mate');
const actions = () => database.db.$count(auditActions, eq(auditActions.id, id));

describe('a change', () => {
  const changes: Record<string, () => Promise<unknown>> = {
    'by itself': async () => db.update(projects).set(raise).where(isMate),
    'in a transaction': () => db.transaction((tx) => tx.update(projects).set(raise).where(isMate)),
    'in SQL': async () => db.execute(sql`update projects set raised_pesewas = raised_pesewas + 1`),
    'that names a query': async () => {
      const mate = db.$with('mate').as(db.select({ slug: projects.slug }).from(projects).where(isMate));
      await db
        .with(mate)
        .update(projects)
        .set(raise)
        .where(sql`slug in (select slug from ${mate})`);
    },
  };
  it.each(Object.keys(changes))('%s is recorded', async (name) => {
    await changes[name]?.();
    expect(await actions()).toBe(1);
  });

  it('within another query is rejected, because it would not be recorded', async () => {
    const change = () => db.$with('changed').as(db.update(projects).set(raise).returning());
    expect(change).toThrow('would not be recorded');
    expect(() => db.update(projects).set(raise).where(isMate).prepare('later')).toThrow(
      'would not be recorded',
    );
    expect(await actions()).toBe(0);
  });
});

it('lets an action end what it has begun, although somebody else changed the record in between', async () => {
  const isFamily = eq(ticketTypes.id, 'family');
  const record = 'ticket-type/family';
  await database.db.insert(recordVersions).values({ record, watchedAt: testNow }).onConflictDoNothing();
  const [{ version } = { version: 0 }] = await database.db
    .select({ version: recordVersions.version })
    .from(recordVersions)
    .where(eq(recordVersions.record, record));
  const action = { id, at: testNow, account: 'auth0|ama', name: 'Ama', operation: 'changeTicketType' };
  const acting = recordedDatabase(database.db, { ...action, seen: { record, version } });
  await acting.update(ticketTypes).set({ note: 'first step' }).where(isFamily);
  await database.db.update(ticketTypes).set({ note: 'somebody else' }).where(isFamily);
  await acting.update(ticketTypes).set({ note: 'second step' }).where(isFamily);

  const late = recordedDatabase(database.db, {
    ...action,
    id: randomUUID(),
    account: 'auth0|esi',
    seen: { record, version },
  });
  const tooLate = late.transaction((tx) => tx.update(ticketTypes).set({ note: 'too late' }).where(isFamily));
  expect(await tooLate.catch(asOtherVersion)).toMatchObject({ code: 'conflict' });
});

it('reads without recording anything', async () => {
  expect(await db.select({ slug: projects.slug }).from(projects).where(isMate)).toEqual([{ slug: 'mate' }]);
  expect(await db.$count(projects, isMate)).toBe(1);
  expect(await db.query.projects.findFirst({ where: isMate })).toMatchObject({ slug: 'mate' });
  expect(await actions()).toBe(0);
});

it('rejects every member of the database that is neither read-only nor recorded', () => {
  const usable = membersOf(database.db).filter((name) => {
    try {
      return Reflect.get(db, name) !== undefined;
    } catch {
      return false;
    }
  });
  expect(usable.toSorted().join(' ')).toBe(
    '$count $with delete execute insert query select selectDistinct selectDistinctOn transaction update with',
  );
});

/** Returns the members of a value and its classes. */
function membersOf(value: object): readonly string[] {
  const prototype = Object.getPrototypeOf(value) as object;
  if (prototype === null) return [];
  return [...new Set([...Object.getOwnPropertyNames(value), ...membersOf(prototype)])];
}
