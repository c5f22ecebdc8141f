import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Settings } from '../config/settings';
import { migrationsFolder } from '../core/folders';
import { StartError } from '../core/startError';
import { makeTables } from '../db/migrateDatabase';
import type { FileStore } from '../uploads/fileStore';
import { backupPaths, dataFiles, readBackup, type BackupList } from './backupFolder';
import { loadDatabase } from './loadDatabase';
import { hasEmbedded, onDatabase } from './onDatabase';
import { tableNames } from './tables';

type Stored = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** The table in which the migrations that were made are noted. */
const migrationsTable = 'drizzle.__drizzle_migrations';

/**
 * Restores a backup into an empty place, and counts what is there then. Nothing is ever written over. What was backed up of
 * one kind of database and of file store may be restored into the other.
 * @throws StartError readable in one line: no whole backup, a place that is not empty, other counts
 */
export async function restore(
  settings: Stored,
  files: FileStore,
  folder: string,
  from = migrationsFolder,
): Promise<BackupList> {
  const list = readBackup(folder);
  await refuseUsed(settings, files);
  const { database, uploads, data } = backupPaths(folder);
  const migrations = firstMigrations(from, list.rows[migrationsTable] ?? 0);
  await onDatabase(settings, async ({ query, db }) => {
    if ((await tableNames(query)).length > 0)
      throw new StartError(
        'The database of DATABASE_URL has tables already: a backup is restored into an empty one',
      );
    await makeTables(db, migrations, from);
    await loadDatabase(query, database, list.rows);
  });
  for (const key of list.files) {
    const path = join(uploads, key);
    await files.write(key, createReadStream(path), (await stat(path)).size);
  }
  await mkdir(settings.dataDir, { recursive: true });
  for (const name of dataFiles)
    if (existsSync(join(data, name))) await copyFile(join(data, name), join(settings.dataDir, name));
  return list;
}

/**
 * The migrations that a backed up database had: its rows are loaded into the tables of that time, and the next start brings
 * these up to date.
 */
function firstMigrations(folder: string, count: number): MigrationMeta[] {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if (migrations.length < count)
    throw new StartError('The backup is of another version of the backend: restore it with that one');
  return migrations.slice(0, count);
}

async function refuseUsed({ dataDir, databaseUrl }: Stored, files: FileStore): Promise<void> {
  const refuse = (what: string) => {
    throw new StartError(`${what} already: a backup is restored into an empty place alone`);
  };
  for (const name of dataFiles)
    if (existsSync(join(dataDir, name))) refuse(`${join(dataDir, name)} is there`);
  if (!databaseUrl && hasEmbedded(dataDir)) refuse(`${join(dataDir, 'postgres')} is there`);
  if (!(await files.isEmpty())) refuse('There are uploads');
}
