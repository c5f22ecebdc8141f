import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { recordVersions } from '../db/schema';
import { versionText, type SeenVersion } from './ifMatch';

/** A request by which somebody who is signed in changes something. */
export interface RecordedAction {
  id: string;
  at: Date;
  /** The account, and the name that its token tells. */
  account: string;
  name: string | null;
  /** The operation of the API's document. */
  operation: string;
  /** The version of a record that it was decided on, as `If-Match` says; the triggers refuse it on another one. */
  seen?: SeenVersion | undefined;
}

type Step = readonly [method: string, args: unknown[]];
type Steps = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Methods that write outside a transaction too; `execute` and `with` may. */
const WRITES = new Set<string | symbol>(['insert', 'update', 'delete', 'execute', 'with']);

/** Members that only read. Any other one, such as the session itself, could write past the record. */
const READS = new Set<string | symbol>([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'query',
  '$count',
  '$with',
]);

/** Members of a query that put it into another one, or hand it out without the transaction that records it. */
const EMBEDS = new Set<string | symbol>(['getSQL', 'toSQL', 'as', 'prepare']);

/**
 * The same database, where every change is written down as part of this action: each transaction says who acts, and a
 * write by itself becomes a transaction. The triggers of `drizzle/objects/record_change.sql` do the writing. The version that
 * was seen counts until the record is changed once: what an action has begun, such as money that went out, it ends.
 * @throws Error for a member by which a change could be made without being recorded
 */
export function recordedDatabase(db: Database, { at, seen, ...action }: RecordedAction): Database {
  const setting = JSON.stringify({ ...action, at: at.toISOString() });
  let held = seen;
  const transaction: Database['transaction'] = async (run, config) => {
    const { result, isBegun } = await db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('school.action', ${setting}, true),
          set_config('school.seen', ${held ? versionText(held) : ''}, true)`,
      );
      const result = await run(tx);
      return { result, isBegun: held !== undefined && (await isChangedBy(tx, held)) };
    }, config);
    if (isBegun) held = undefined;
    return result;
  };

  /** Keeps what is chained until it is waited for: only then is there a transaction to do it in. */
  const later = (steps: readonly Step[]): unknown =>
    new Proxy({} as Record<string | symbol, unknown>, {
      get: (_, method) => {
        if (typeof method === 'symbol') return undefined;
        if (EMBEDS.has(method)) throw notRecorded(method);
        if (method !== 'then') return (...args: unknown[]) => later([...steps, [method, args]]);
        const done = transaction(
          (tx) =>
            steps.reduce<unknown>(
              (on, [name, args]) => (on as Steps)[name]?.(...args),
              tx,
            ) as Promise<unknown>,
        );
        return done.then.bind(done);
      },
    });

  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      if (WRITES.has(name)) return (...args: unknown[]) => later([[String(name), args]]);
      const member: unknown = Reflect.get(target, name);
      const isKnown = READS.has(name) || typeof name === 'symbol' || member === undefined;
      if (!isKnown) throw notRecorded(name);
      return typeof member === 'function' ? (member as (...args: unknown[]) => unknown).bind(target) : member;
    },
  });
}

const notRecorded = (member: string) =>
  new Error(`A change by way of "${member}" would not be recorded; make it in a transaction`);

/** Whether this very transaction has changed the record. */
async function isChangedBy(tx: Database, { record }: SeenVersion): Promise<boolean> {
  const isOwn = sql`${recordVersions.version} = pg_current_xact_id_if_assigned()::text::bigint`;
  return (await tx.$count(recordVersions, and(eq(recordVersions.record, record), isOwn))) > 0;
}
