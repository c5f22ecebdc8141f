import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../config/settings';
import type { Clock } from '../core/clock';
import type { Logger } from '../core/logger';
import { StartError } from '../core/startError';
import type { OpenDatabase } from '../db/database';
import { startRounds, type Rounds } from '../db/startRounds';
import { COPIES } from '../uploads/copies';
import type { FileStore } from '../uploads/fileStore';
import { backupPaths, COPIES_OF, dataFiles, parseBackup, type BackupList } from './backupFolder';
import { countRows } from './countRows';
import { dumpDatabase } from './dumpDatabase';

const HOUR_MS = 3_600_000;
/** After a start, when visitors come back; and after a failure, since each try lets requests wait. */
const LATER_MS = 600_000;
/** Hours for which copies are kept; each is written over after this time. */
const KEPT = 48;

const keysOf = (nth: number) => backupPaths(`${COPIES}/${String(nth).padStart(2, '0')}`);

interface Stored {
  readonly database: Pick<OpenDatabase, 'readSnapshot'>;
  readonly files: FileStore;
  readonly settings: Pick<Settings, 'bucket' | 'dataDir'>;
}

interface Context extends Stored {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Copies the embedded database to the bucket each hour; nothing without a bucket. */
export function startHourlyCopies(context: Context): Promise<Rounds> {
  const { database, clock, log, settings } = context;
  let nextAt = settings.bucket ? performance.now() + LATER_MS : Infinity;
  const round = async (): Promise<number> => {
    const start = performance.now();
    if (start >= nextAt) {
      nextAt = start + LATER_MS;
      await copyNow(context, clock.now());
      nextAt = start + HOUR_MS;
      log.info({ ms: Math.round(performance.now() - start) }, 'the database was copied to the bucket');
    }
    return nextAt - performance.now();
  };
  return startRounds({ database, log, channel: 'copies', round, failure: 'the hourly copy failed' });
}

/**
 * Copies a database that is in use. A copy that is cut off counts for nothing: its list is written last.
 * @throws StartError when the bucket has copies of another database, which an empty machine would write over
 */
export async function copyNow({ database, files, settings }: Stored, now: Date): Promise<void> {
  if (!database.readSnapshot) return;
  const { dataDir } = settings;
  await refuseOthers(files, dataDir);
  const keys = keysOf(Math.floor(now.getTime() / HOUR_MS) % KEPT);
  // Before the snapshot, during which requests wait: a bucket that is away fails here.
  await files.remove(keys.list);
  const folder = await mkdtemp(join(tmpdir(), 'school-copy-'));
  try {
    const file = backupPaths(folder).database;
    const rows = await database.readSnapshot(async (query) => {
      await dumpDatabase(query, file);
      return countRows(query);
    });
    await upload(files, keys.database, file);
    for (const name of dataFiles)
      if (existsSync(join(dataDir, name))) await upload(files, join(keys.data, name), join(dataDir, name));
    const list: BackupList = { madeAt: now.toISOString(), rows, files: [] };
    await uploadText(files, keys.list, JSON.stringify(list));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function refuseOthers(files: FileStore, dataDir: string): Promise<void> {
  const ownFile = join(dataDir, COPIES_OF);
  const markKey = `${COPIES}/${COPIES_OF}`;
  if (!existsSync(ownFile)) writeFileSync(ownFile, randomUUID(), { mode: 0o600 });
  const own = await readFile(ownFile, 'utf8');
  const mark = await files.read(markKey);
  if (!mark) return uploadText(files, markKey, own);
  if ((await text(mark)) === own) return;
  throw new StartError(
    'The bucket has copies of another database: restore it with npm run restore -- --bucket, or delete its folder copies',
  );
}

const upload = async (files: FileStore, key: string, path: string) =>
  files.write(key, createReadStream(path), (await stat(path)).size);

const uploadText = (files: FileStore, key: string, written: string) => {
  const bytes = Buffer.from(written);
  return files.write(key, Readable.from([bytes]), bytes.length);
};

/**
 * Fetches the newest complete copy.
 * @returns a new folder with it, to restore from; the caller deletes it
 * @throws StartError when there is none
 */
export async function fetchNewestCopy(files: FileStore): Promise<string> {
  const copies: { keys: ReturnType<typeof backupPaths>; written: string; madeAt: string }[] = [];
  for (let nth = 0; nth < KEPT; nth += 1) {
    const keys = keysOf(nth);
    const stream = await files.read(keys.list);
    const written = stream && (await text(stream));
    const madeAt = written && parseBackup(written)?.madeAt;
    if (madeAt) copies.push({ keys, written, madeAt });
  }
  for (const { keys, written } of copies.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))) {
    const folder = await mkdtemp(join(tmpdir(), 'school-copy-'));
    const paths = backupPaths(folder);
    const isThere = await download(files, keys.database, paths.database);
    if (!isThere) {
      await rm(folder, { recursive: true });
      continue;
    }
    await mkdir(paths.data);
    for (const name of dataFiles) await download(files, join(keys.data, name), join(paths.data, name));
    await writeFile(paths.list, written, { mode: 0o600 });
    return folder;
  }
  throw new StartError('There is no copy of the database in the bucket');
}

async function download(files: FileStore, key: string, path: string): Promise<boolean> {
  const bytes = await files.read(key);
  if (!bytes) return false;
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  return true;
}
