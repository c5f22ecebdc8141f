import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '../core/logger';
import { codeOf, StartError } from '../core/startError';
import type { OpenDatabase } from './database';
import { createListener } from './listener';
import { prepareDatabase } from './prepare';
import * as schema from './schema';

const connectTimeout = 5_000;

/** Opens a pool on a PostgreSQL server, and one further connection that listens. */
export async function openServer(url: string, log: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    application_name: 'music-school-api',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  await refuseUnreachable(pool, url);
  await prepareServer(pool);
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

/** On one connection, because that is what holds the lock. */
async function prepareServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzle(client, { schema });
    await prepareDatabase(db, (config) => migrate(db, config));
  } finally {
    client.release();
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
