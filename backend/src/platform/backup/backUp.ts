import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../config/settings';
import { StartError } from '../core/startError';
import type { FileStore } from '../uploads/fileStore';
import { backupPaths, dataFiles, type BackupList } from './backupFolder';
import { countRows, storedKeys } from './countRows';
import { dumpDatabase, inSnapshot } from './dumpDatabase';
import { hasEmbedded, onDatabase } from './onDatabase';

type Stored = Pick<Settings, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl'>;

/**
 * Backs up database, uploads, secret and mailing list into a new folder. On a server the site may keep running; only
 * one process at a time can use the embedded database.
 * @throws StartError with a message of one line
 */
export async function backUp(
  settings: Stored,
  files: FileStore,
  folder: string,
  now: Date,
): Promise<BackupList> {
  if (!settings.databaseUrl && !hasEmbedded(settings.dataDir))
    throw new StartError(`There is no database in ${settings.dataDir} to back up`);
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty: name a new folder for the backup`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { rows, keys } = await onDatabase(settings, ({ query }) =>
    inSnapshot(query, async () => {
      await dumpDatabase(query, backupPaths(folder).database);
      return { rows: await countRows(query), keys: await storedKeys(query) };
    }),
  );
  const list: BackupList = {
    madeAt: now.toISOString(),
    rows,
    files: await copyFiles(files, keys, backupPaths(folder).uploads),
  };
  await copyData(settings.dataDir, backupPaths(folder).data);
  // Written last: a folder without this file is an incomplete backup.
  await writeFile(backupPaths(folder).list, `${JSON.stringify(list, undefined, 2)}\n`, { mode: 0o600 });
  return list;
}

/** @returns the keys that existed: a file may have been deleted after the database was read */
async function copyFiles(files: FileStore, keys: readonly string[], target: string): Promise<string[]> {
  const copied: string[] = [];
  for (const key of keys) {
    const bytes = await files.read(key);
    if (!bytes) continue;
    await mkdir(dirname(join(target, key)), { recursive: true });
    await pipeline(bytes, createWriteStream(join(target, key), { mode: 0o600 }));
    copied.push(key);
  }
  return copied;
}

async function copyData(dataDir: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of dataFiles)
    if (existsSync(join(dataDir, name))) await copyFile(join(dataDir, name), join(target, name));
}
