import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../core/logger';
import { codeOf, StartError } from '../core/startError';
import { timeIn, type OpenDatabase } from './database';
import { createReports } from './reports';
import { measurePool, tracePool } from './measurePool';
import { watchPool } from './watchPool';
import { BoundedPool } from './boundedPool';
import { createListener } from './listener';
import { pooledDatabase } from './pooledDatabase';
import { prepareDatabase } from './prepare';
import * as schema from './schema';

/** What a request may use of a server before it is told to retry. */
export interface ServerLimits {
  connections: number;
  /** How many queries wait for a free connection at most; further ones are refused at once. */
  waiting: number;
  /** The wait for a free connection, ms. */
  connectMs: number;
  /** The wait for a lock; our longest transaction takes a fraction of it. */
  lockMs: number;
  /** For one statement, including its locks. */
  statementMs: number;
  /** For an idle transaction, such as that of an instance that hangs. */
  idleMs: number;
}

const usualLimits: ServerLimits = {
  connections: 10,
  // Served within `connectMs` while a query takes up to 25 ms.
  waiting: 2_000,
  connectMs: 5_000,
  lockMs: 5_000,
  statementMs: 15_000,
  idleMs: 30_000,
};

/** Further addresses of a server. */
export interface ServerAddresses {
  /**
   * The server's own where that of the pool is a pooler that gives a connection away after each transaction:
   * notifications and locks belong to a session.
   */
  direct?: string | undefined;
  /** That of a copy that follows the server, for lists and reports. */
  replica?: string | undefined;
}

/** Opens a pool on a PostgreSQL server, and further connections that read reports, listen, hold locks and migrate. */
export async function openServer(
  url: string,
  log: Logger,
  limits: Partial<ServerLimits> = {},
  { direct = url, replica }: ServerAddresses = {},
): Promise<OpenDatabase> {
  const { connections, waiting, connectMs, lockMs, statementMs, idleMs } = { ...usualLimits, ...limits };
  const timeouts = { idle_in_transaction_session_timeout: idleMs, statement_timeout: REPORT_MS };
  const pool = new BoundedPool(waiting, {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    // A pooler refuses them: its connections have the settings of the role.
    ...(direct === url ? { lock_timeout: lockMs, ...timeouts, statement_timeout: statementMs } : {}),
    keepAlive: true,
    application_name: 'music-school-api',
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  // The same for a connection that breaks between two queries of a transaction: the next query fails, which is enough.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const stopMeasuring = measurePool(pool);
  await refuseUnreachable(pool, url);
  await prepareServer(direct);
  const waits = watchPool(pool, log);
  // One connection that requests cannot use: a load balancer asks whether the instance is ready.
  const probe = sidePool(direct, 1, { statement_timeout: connectMs });
  // One session for each kind of work, since the session holds the lock.
  const locks = sidePool(direct, kindsOfWorkAlone, { application_name: 'music-school-api-locks' });
  // Refused by a pooler, as above.
  const own = sidePool(url, reportsAtOnce, direct === url ? timeouts : {});
  const copy =
    replica === undefined ? undefined : sidePool(replica, reportsAtOnce, { ...timeouts, ...IMPATIENCE });
  for (const each of [own, copy]) if (each) tracePool(each);
  const reports = createReports({ own, replica: copy }, log);
  const listener = createListener(() => new pg.Client({ connectionString: direct, keepAlive: true }), log);
  return {
    db: pooledDatabase(pool),
    reports: reports.read,
    listen: listener.listen,
    alone: (name, work) => alone(locks, name, work),
    readTime: async () => {
      const { rows } = await probe.query<{ now: Date }>('select clock_timestamp() as now');
      return timeIn(rows);
    },
    close: async () => {
      waits.stop();
      stopMeasuring();
      await listener.close();
      await Promise.all([pool.end(), reports.close(), probe.end(), locks.end()]);
    },
  };
}

/** For one statement of a report, ms: longer than of other requests, and shorter than an answer may take. */
const REPORT_MS = 25_000;

/** How a replica that hangs is given up. */
const IMPATIENCE = { connectionTimeoutMillis: 1_000, query_timeout: REPORT_MS };

/** Connections that lists and reports of an instance use at once, so that they leave visitors theirs. */
const reportsAtOnce = 4;

/** More than the kinds of work that one instance does alone. */
const kindsOfWorkAlone = 8;

function sidePool(url: string, max: number, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: usualLimits.connectMs,
    keepAlive: true,
    application_name: 'music-school-api',
    ...options,
  });
  // The pool replaces a connection that breaks; its user gets an error from the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** The first key of our advisory locks for work that one instance does alone. */
const workLocks = 7_301;

async function alone<Result>(
  locks: pg.Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = await locks.connect();
  // A session that may still hold the lock is closed instead of being reused.
  let isFree = false;
  try {
    const { rows } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as got',
      [workLocks, name],
    );
    if (!rows[0]?.got) {
      isFree = true;
      return undefined;
    }
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [workLocks, name]);
      isFree = true;
    }
  } finally {
    client.release(!isFree);
  }
}

/** Settings of a connection whose work may take long, whatever the role has. */
export const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/**
 * Migrates the server on one connection, because the session holds the lock, and without limits, because a migration
 * may take long and another instance waits for it.
 */
async function prepareServer(url: string): Promise<void> {
  // Zero in the options of pg means its default, which may be the role's time-out.
  const client = new pg.Client({
    connectionString: url,
    application_name: 'music-school-api',
    options: NO_LIMITS,
  });
  await client.connect();
  try {
    await prepareDatabase(drizzle(client, { schema }));
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

/** Returns the address without user name and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
