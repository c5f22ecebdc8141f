import { sql } from 'drizzle-orm';
import type { Logger } from '../core/logger';
import type { Database, OpenDatabase } from './database';
import { startRounds, type Rounds } from './startRounds';

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  log: Logger;
}

/** How often it is looked for tables that changed much. */
const everyMs = 60 * 60 * 1000;

/**
 * Vacuums and analyses tables of the embedded database that changed much, from the start on and then each hour: a server does
 * so by itself. Without it plans are made for tables of another size, and rows that are gone are read over and over.
 */
export function startUpkeep({ database, log }: Options): Promise<Rounds> {
  const { db } = database;
  let nextAt = 0;
  let due: string[] = [];
  const round = async (): Promise<number> => {
    // The rounds look more often than this needs.
    const now = performance.now();
    if (due.length === 0 && now >= nextAt) {
      due = await changedTables(db);
      nextAt = now + everyMs;
    }
    // One at a time: it fills the process for as long as it takes, up to a second, and requests go in between.
    const table = due.shift();
    if (table !== undefined) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
    return due.length > 0 ? 0 : nextAt - now;
  };
  const failure = 'a table could not be vacuumed';
  return startRounds({ database, log, channel: 'upkeep', round, failure });
}

/**
 * The tables of which more than a tenth has changed since they were vacuumed; of a small one it does not matter. What the
 * database counts is lost when it is closed, so a file that has grown tells as well.
 */
export async function changedTables(db: Database): Promise<string[]> {
  // What this connection has counted is written down at times only; this does it with the end of the statement.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = (await db.execute(sql`
    select c.relname as name
    from pg_class c join pg_stat_user_tables s on s.relid = c.oid
    where s.schemaname = 'public' and (
      greatest(s.n_dead_tup, s.n_mod_since_analyze, s.n_ins_since_vacuum) > 1000 + greatest(c.reltuples, 0) / 10
      or pg_relation_size(c.oid) / current_setting('block_size')::integer > 64 + c.relpages * 1.1)
    order by c.relname`)) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}
