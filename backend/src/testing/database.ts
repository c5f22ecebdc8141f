import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { orderRecord } from '../payments/orderRecord';
import { hall } from '../platform/reference-data/hall';
import { layOutHall } from '../platform/reference-data/layOutHall';
import { seedTicketSales, seedTicketTypes } from '../platform/reference-data/ticketTypes';
import { migrationsFolder } from '../platform/core/folders';
import type { OpenDatabase } from '../platform/db/database';
import { databaseOn, prepareEmbedded } from '../platform/db/embedded';
import { slotRows } from '../platform/db/seedCompetition';
import { openPglite } from '../platform/db/pglite';
import { projectRows } from '../platform/db/seedProjects';
import { DatabasePool } from './databasePool';
import { madeOnce } from './madeOnce';

const databases = new DatabasePool(openPrepared);

/**
 * Opens a copy of a database that was prepared once; the caller closes it.
 * @param file a dump of `prepareDump`
 */
export async function openPrepared(file?: string): Promise<PGlite> {
  const dump = readFileSync(file ?? (await prepareDump()));
  return openPglite({ loadDataDir: new Blob([dump]) });
}

/** Opens a database for a test file from a dump that was prepared once. Closing it passes it on to the next file. */
export async function openTestDatabase(): Promise<OpenDatabase & { client: PGlite }> {
  const client = await databases.take();
  return { ...databaseOn(client), client, close: () => databases.giveBack(client) };
}

/** The tables that every paid order writes to, with those of mails and limits. */
export const PAYMENT_TABLES = [...orderRecord.tables, 'outbox', 'rate_limits'];

/**
 * Empties tables between tests, regardless of references. For a few rows this takes a fraction of the time of
 * truncating, which creates new files for each table and index.
 */
export async function emptyTables(client: PGlite, ...tables: readonly string[]): Promise<void> {
  const deletions = tables.map((table) => `delete from ${table};`).join(' ');
  // Triggers do not run meanwhile, so the totals they maintain are recalculated.
  const totals =
    'delete from daily_totals; insert into daily_totals (kind, day, count, amount_pesewas) select * from daily_totals_of_rows;';
  const people = 'insert into people_to_update (address) select address from known_people;';
  await client.exec(
    `set session_replication_role = replica; ${deletions} ${totals} ${people} set session_replication_role = default;`,
  );
}

/** Puts a prepared database into a data folder, where the backend uses it as its own. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true });
  // Its names begin with a slash, which is left out.
  await promisify(execFile)('tar', ['-xf', await prepareDump(), '-C', folder]);
}

/**
 * Returns the dump of a migrated and seeded database as a file; made again when migrations or seeds change.
 * @param kind names dumps that are made under different circumstances
 */
export const prepareDump = (kind = 'database') =>
  madeOnce(`${kind}-${fingerprint()}.tar`, async (draft) => {
    const client = await openPglite();
    await prepareEmbedded(client);
    const dump = await client.dumpDataDir('none');
    await client.close();
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  });

/** Returns a fingerprint of everything that makes up a new database. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(
    JSON.stringify([projectRows, hall, layOutHall(), seedTicketSales, seedTicketTypes(), slotRows]),
  );
  const files = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
