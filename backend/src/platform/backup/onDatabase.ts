import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Settings } from '../config/settings';
import { StartError } from '../core/startError';
import { openPglite } from '../db/pglite';
import { openDataFolder } from '../db/dataFolder';
import type { Database } from '../db/database';
import * as schema from '../db/schema';
import { NO_LIMITS } from '../db/server';
import type { Query } from '../db/database';

type Stored = Pick<Settings, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl'>;

/** One connection to a database, without the preparation that the API does on start. */
export interface Connection {
  query: Query;
  db: Database;
}

/** Returns whether a data folder has an embedded database. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(folderOf(dataDir), 'PG_VERSION'));

const folderOf = (dataDir: string): string => join(dataDir, 'postgres');

/**
 * Runs work on the database that the environment names. Creates a missing embedded database and locks it meanwhile.
 * @throws StartError when it cannot be opened
 */
export const onDatabase = <T>(stored: Stored, work: (connection: Connection) => Promise<T>): Promise<T> =>
  stored.databaseUrl
    ? onServer(stored.directDatabaseUrl ?? stored.databaseUrl, work)
    : onEmbedded(stored.dataDir, work);

async function onServer<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: NO_LIMITS });
  await client.connect().catch((error: Error) => {
    throw new StartError(`The database server of DATABASE_URL cannot be reached: ${error.message}`);
  });
  try {
    return await work({
      query: async <Row>(statement: string, values?: string[]) =>
        (await client.query(statement, values)).rows as Row[],
      db: drizzleServer(client, { schema }),
    });
  } finally {
    await client.end();
  }
}

async function onEmbedded<T>(dataDir: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  mkdirSync(dataDir, { recursive: true });
  const lock = openDataFolder(dataDir);
  try {
    const client = await openPglite({ dataDir: folderOf(dataDir) });
    try {
      return await work({
        query: async <Row>(statement: string, values?: string[]) =>
          (await client.query<Row>(statement, values)).rows,
        db: drizzleEmbedded(client, { schema }),
      });
    } finally {
      await client.close();
    }
  } finally {
    await lock.release();
  }
}
