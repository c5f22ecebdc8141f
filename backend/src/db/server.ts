import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '../core/logger';
import { codeOf, StartError } from '../core/startError';
import type { OpenDatabase } from './database';
import { createListener } from './listener';
import { prepareDatabase } from './prepare';
import * as schema from './schema';

/** What a request may take of a server before it is told to come again. */
export interface ServerLimits {
  connections: number;
  /** How long it waits for a free connection, ms. */
  connectMs: number;
  /** For a lock that somebody else holds; the longest transaction of ours takes a fraction of it. */
  lockMs: number;
  /** For one statement, its locks included. */
  statementMs: number;
  /** For a transaction that does nothing, as one whose instance hangs. */
  idleMs: number;
}

const usualLimits: ServerLimits = {
  connections: 10,
  connectMs: 5_000,
  lockMs: 5_000,
  statementMs: 15_000,
  idleMs: 30_000,
};

/** Opens a pool on a PostgreSQL server, and one further connection that listens. */
export async function openServer(
  url: string,
  log: Logger,
  limits: Partial<ServerLimits> = {},
): Promise<OpenDatabase> {
  const { connections, connectMs, lockMs, statementMs, idleMs } = { ...usualLimits, ...limits };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
    keepAlive: true,
    application_name: 'music-school-api',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  // The same for one that is in use between two queries of a transaction: the next of them fails, and that is enough.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  await refuseUnreachable(pool, url);
  await prepareServer(url);
  const listener = createListener(() => new pg.Client({ connectionString: url, keepAlive: true }), log);
  return {
    db: drizzle(pool, { schema }),
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/**
 * On one connection, because that is what holds the lock; and on one without limits, because a migration may take its time and
 * another instance waits for it.
 */
async function prepareServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'music-school-api' });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    await prepareDatabase(db, (config) => migrate(db, config));
  } finally {
    await client.end();
  }
}

async function refuseUnreachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = codeOf(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartError(`Cannot start, the database at ${placeOf(url)} cannot be reached (${reason})`);
  }
}

/** The address without the user's name and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
