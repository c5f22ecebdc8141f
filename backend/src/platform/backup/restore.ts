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

type Stored = Pick<Settings, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl'>;

/** The table that lists the applied migrations. */
const migrationsTable = 'drizzle.__drizzle_migrations';

/**
 * Restores a backup into an empty place and counts the result. Never overwrites anything. Database and file store may
 * be of another kind than in the backup.
 * @throws StartError with a message of one line: incomplete backup, place not empty, counts differ
 */
export async function restore(
  settings: Stored,
  files: FileStore,
  folder: string,
  from = migrationsFolder,
): Promise<BackupList> {
  const list = readBackup(folder);
  // A copy without files belongs to the uploads that are still there.
  await refuseUsed(settings, list.files.length > 0 ? files : undefined);
  const { database, uploads, data } = backupPaths(folder);
  const migrations = firstMigrations(from, list.rows[migrationsTable] ?? 0);
  await onDatabase(settings, async ({ query, db }) => {
    if ((await tableNames(query)).length > 0)
      throw new StartError(
        'The database of DATABASE_URL already has tables: restore a backup into an empty database',
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
 * Returns the migrations that the backed up database had. Its rows are loaded into the tables of that time, and the
 * next start migrates them.
 */
function firstMigrations(folder: string, count: number): MigrationMeta[] {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if (migrations.length < count)
    throw new StartError(
      'The backup was made by another version of the backend: restore it with that version',
    );
  return migrations.slice(0, count);
}

async function refuseUsed({ dataDir, databaseUrl }: Stored, files: FileStore | undefined): Promise<void> {
  const refuse = (what: string) => {
    throw new StartError(`${what} already: restore a backup into an empty place`);
  };
  for (const name of dataFiles) if (existsSync(join(dataDir, name))) refuse(`${join(dataDir, name)} exists`);
  if (!databaseUrl && hasEmbedded(dataDir)) refuse(`${join(dataDir, 'postgres')} exists`);
  if (files && !(await files.isEmpty())) refuse('There are uploads');
}
