import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
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
import { backupPaths, parseBackup, type BackupList } from './backupFolder';
import { countRows } from './countRows';
import { dumpDatabase } from './dumpDatabase';

const HOUR_MS = 3_600_000;
/** Hours for which copies are kept; each is written over after this time. */
const KEPT = 48;

const keysOf = (nth: number) => backupPaths(`${COPIES}/${String(nth).padStart(2, '0')}`);

interface Context {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly files: FileStore;
  readonly settings: Pick<Settings, 'bucket'>;
}

/** Copies the embedded database to the bucket, at the start and then each hour; nothing without a bucket. */
export function startHourlyCopies({ database, clock, log, files, settings }: Context): Promise<Rounds> {
  let nextAt = settings.bucket ? 0 : Infinity;
  const round = async (): Promise<number> => {
    if (performance.now() >= nextAt) {
      await copyTo(files, database, clock.now());
      nextAt = performance.now() + HOUR_MS;
    }
    return nextAt - performance.now();
  };
  return startRounds({ database, log, channel: 'copies', round, failure: 'the hourly copy failed' });
}

/** Copies a database that is in use. A copy that is cut off counts for nothing: its list is written last. */
export async function copyTo(files: FileStore, database: OpenDatabase, now: Date): Promise<void> {
  if (!database.readSnapshot) return;
  const folder = await mkdtemp(join(tmpdir(), 'school-copy-'));
  try {
    const file = backupPaths(folder).database;
    const rows = await database.readSnapshot(async (query) => {
      await dumpDatabase(query, file);
      return countRows(query);
    });
    const keys = keysOf(Math.floor(now.getTime() / HOUR_MS) % KEPT);
    await files.remove(keys.list);
    await files.write(keys.database, createReadStream(file), (await stat(file)).size);
    const list = Buffer.from(
      JSON.stringify({ madeAt: now.toISOString(), rows, files: [] } satisfies BackupList),
    );
    await files.write(keys.list, Readable.from([list]), list.length);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Fetches the newest complete copy.
 * @returns a new folder with it, to restore from
 * @throws StartError when there is none
 */
export async function fetchNewestCopy(files: FileStore): Promise<string> {
  let newest: { keys: ReturnType<typeof backupPaths>; written: string; madeAt: string } | undefined;
  for (let nth = 0; nth < KEPT; nth += 1) {
    const keys = keysOf(nth);
    const stream = await files.read(keys.list);
    if (!stream) continue;
    const written = await text(stream);
    const { madeAt } = parseBackup(written);
    if (!newest || madeAt > newest.madeAt) newest = { keys, written, madeAt };
  }
  const bytes = newest && (await files.read(newest.keys.database));
  if (!newest || !bytes) throw new StartError('There is no copy of the database in the bucket');
  const folder = await mkdtemp(join(tmpdir(), 'school-copy-'));
  await pipeline(bytes, createWriteStream(backupPaths(folder).database, { mode: 0o600 }));
  await pipeline(
    Readable.from([newest.written]),
    createWriteStream(backupPaths(folder).list, { mode: 0o600 }),
  );
  return folder;
}
