import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { StartError } from '../core/startError';
import { openDataFolder } from '../db/dataFolder';
import type { FileStore } from '../uploads/fileStore';
import { backupPaths, dataFiles, readBackup, type BackupList } from './backupFolder';
import { countRows } from './countRows';
import { restoreEmbedded } from './embeddedDump';
import { onServer, restoreServer } from './serverDump';

type Stored = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Restores a backup into an empty place, and counts what is there then. Nothing is ever written over.
 * @throws StartError readable in one line: no whole backup, a place that is not empty, other counts
 */
export async function restore(settings: Stored, files: FileStore, folder: string): Promise<BackupList> {
  const list = readBackup(folder);
  const kind = settings.databaseUrl ? 'server' : 'embedded';
  if (list.database !== kind)
    throw new StartError(
      `The backup is of ${wordsOf(list.database)}, and the environment names ${wordsOf(kind)}`,
    );
  await refuseUsed(settings);
  const rows = await restoreDatabase(settings, folder);
  for (const key of list.files)
    await files.write(key, createReadStream(join(backupPaths(folder).uploads, key)));
  for (const name of dataFiles) {
    const from = join(backupPaths(folder).data, name);
    if (existsSync(from)) await copyFile(from, join(settings.dataDir, name));
  }
  if (!isSame(rows, list.rows))
    throw new StartError('The restored database has other counts than the backup');
  return list;
}

const wordsOf = (kind: BackupList['database']): string =>
  kind === 'server' ? 'a server (DATABASE_URL)' : 'the embedded database';

const isSame = (a: Record<string, number>, b: Record<string, number>): boolean =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());

async function refuseUsed({ dataDir, databaseUrl }: Stored): Promise<void> {
  const used = [...dataFiles, 'uploads', ...(databaseUrl ? [] : ['postgres'])];
  for (const name of used) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    if (name === 'uploads' && (await readdir(path)).length === 0) continue;
    throw new StartError(`${path} is there already: a backup is restored into an empty place alone`);
  }
  if (!databaseUrl) return;
  const tables = await onServer(databaseUrl, countRows);
  if (Object.keys(tables).length > 0)
    throw new StartError(
      'The database of DATABASE_URL has tables already: a backup is restored into an empty one',
    );
}

async function restoreDatabase(
  { dataDir, databaseUrl }: Stored,
  folder: string,
): Promise<Record<string, number>> {
  const { embedded, server } = backupPaths(folder);
  await mkdir(dataDir, { recursive: true });
  if (databaseUrl) {
    await restoreServer(databaseUrl, server);
    return onServer(databaseUrl, countRows);
  }
  const lock = openDataFolder(dataDir);
  try {
    return await restoreEmbedded(dataDir, embedded, countRows);
  } finally {
    await lock.release();
  }
}
