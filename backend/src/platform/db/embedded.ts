import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../core/startError';
import { timeIn, type OpenDatabase } from './database';
import { openPglite } from './pglite';
import { prepareDatabase } from './prepare';
import * as schema from './schema';

/** The PostgreSQL version of the embedded database's files. */
const embeddedMajor = '18';

/** Opens the embedded database in its folder within the data folder. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'postgres');
  refuseOtherVersion(folder);
  try {
    return await prepareEmbedded(await openPglite({ dataDir: folder }));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot start, the database in ${folder} cannot be opened: ${lineOf(error)}`);
  }
}

/** Migrates an open instance. */
export async function prepareEmbedded(client: PGlite): Promise<OpenDatabase> {
  await prepareDatabase(drizzle(client, { schema }));
  return databaseOn(client);
}

/** Wraps an open instance, such as a test's copy of a prepared database. */
export function databaseOn(client: PGlite): OpenDatabase {
  const db = drizzle(client, { schema });
  return {
    db,
    reports: async () => db,
    listen: async (channel, onNotify) => {
      const unlisten = await client.listen(channel, onNotify);
      return () => unlisten();
    },
    readSnapshot: (work) =>
      client.transaction(async (tx) => {
        await tx.exec('set transaction isolation level repeatable read read only');
        return work(
          async <Row>(statement: string, values?: string[]) => (await tx.query<Row>(statement, values)).rows,
        );
      }),
    // No other process can open it.
    alone: (_, work) => work(),
    readTime: async () => {
      const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
      return timeIn(rows);
    },
    close: () => client.close(),
  };
}

function refuseOtherVersion(folder: string): void {
  const marker = join(folder, 'PG_VERSION');
  if (!existsSync(marker)) return;
  const found = readFileSync(marker, 'utf8').trim();
  if (found === embeddedMajor) return;
  throw new StartError(
    `Cannot start, the database in ${folder} was written by PostgreSQL ${found} and this is PostgreSQL ${embeddedMajor}: move the data with a dump, or set DATA_DIR to another folder`,
  );
}

const lineOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0];
