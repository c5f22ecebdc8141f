import { sql } from 'drizzle-orm';
import type { Logger } from '../core/logger';
import type { Database, OpenDatabase } from './database';
import { startRounds, type Rounds } from './startRounds';

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen' | 'alone'>;
  log: Logger;
}

/** How often tables with many changes are looked for. */
const everyMs = 60 * 60 * 1000;

/**
 * Vacuums and analyses tables of the embedded database with many changes, at the start and then each hour; a server
 * does so by itself. Otherwise plans assume outdated sizes, and deleted rows are read again and again.
 */
export function startUpkeep({ database, log }: Options): Promise<Rounds> {
  const { db } = database;
  let nextAt = 0;
  let due: string[] = [];
  const round = async (): Promise<number> => {
    // The rounds run more often than this work needs.
    const now = performance.now();
    if (due.length === 0 && now >= nextAt) {
      due = await changedTables(db);
      nextAt = now + everyMs;
    }
    // One at a time: it blocks the process for up to a second, and requests run in between.
    const table = due.shift();
    if (table !== undefined) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
    return due.length > 0 ? 0 : nextAt - now;
  };
  const failure = 'a table could not be vacuumed';
  return startRounds({ database, log, channel: 'upkeep', round, failure });
}

/**
 * Returns the tables of which more than a tenth has changed since they were vacuumed, except small ones. The database
 * loses its counts when it is closed, so a file that has grown counts too.
 */
export async function changedTables(db: Database): Promise<string[]> {
  // Flushes this connection's counts, which otherwise happens only at times.
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
