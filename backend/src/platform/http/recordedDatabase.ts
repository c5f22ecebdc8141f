import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { recordVersions } from '../db/schema';
import { versionText, type SeenVersion } from './ifMatch';

/** A request with which a signed-in person changes something. */
export interface RecordedAction {
  id: string;
  at: Date;
  /** The account, and the name in its token. */
  account: string;
  name: string | null;
  /** The operation of the API's document. */
  operation: string;
  /** The version in `If-Match` that the change is based on; the triggers refuse any other one. */
  seen?: SeenVersion | undefined;
}

type Step = readonly [method: string, args: unknown[]];
type Steps = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Methods that also write outside a transaction; `execute` and `with` may. */
const WRITES = new Set<string | symbol>(['insert', 'update', 'delete', 'execute', 'with']);

/** Members that only read. Any other one, such as the session, could write without a record. */
const READS = new Set<string | symbol>([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'query',
  '$count',
  '$with',
]);

/** Members of a query that embed it in another one, or return it without the recording transaction. */
const EMBEDS = new Set<string | symbol>(['getSQL', 'toSQL', 'as', 'prepare']);

/**
 * Wraps a database so that every change is recorded as part of this action: each transaction names the actor, and a
 * single write becomes a transaction. The triggers of `drizzle/objects/record_change.sql` write the records. The seen
 * version is checked only until the first change of the record, so that an action can finish what it began, such as a
 * refund.
 * @throws Error for a member that could change something without a record
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

  /** Collects chained calls until they are awaited, because only then is there a transaction to run them in. */
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
  new Error(`A change through "${member}" would not be recorded; make it in a transaction`);

/** Returns whether this transaction has already changed the record. */
async function isChangedBy(tx: Database, { record }: SeenVersion): Promise<boolean> {
  const isOwn = sql`${recordVersions.version} = pg_current_xact_id_if_assigned()::text::bigint`;
  return (await tx.$count(recordVersions, and(eq(recordVersions.record, record), isOwn))) > 0;
}
