import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { codeOf, StartError } from '../core/startError';
import { ServiceError } from '../core/errors';
import { storageError } from './storageError';

/**
 * Where files are kept; a deployment that keeps them elsewhere writes another one of these. Keys are our own, never a person's.
 * What fails is the catalogue's `unknown`.
 */
export interface FileStore {
  /** Keeps what the stream gives. When it rejects, part of it may be there. */
  write(key: string, bytes: Readable): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Readable | undefined>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Removes everything whose key begins with this folder. */
  removeAll(folder: string): Promise<void>;
  /** How much more it can keep; `Infinity` for a store without a known end. */
  freeBytes(): Promise<number>;
}

declare module '../http/deps' {
  interface Deps {
    files: FileStore;
  }
}

/** Keeps files in a folder that the owner of this process alone can enter. @throws StartError when it cannot be made */
export function folderStore(dataDir: string): FileStore {
  const location = join(dataDir, 'uploads');
  try {
    mkdirSync(location, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`Cannot start, the folder ${location} cannot be made (${codeOf(error)})`);
  }
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    write: (key, bytes) => disk.putStream(key, bytes).catch(failed),
    read: async (key) =>
      (await disk.exists(key).catch(failed)) ? disk.getStream(key).catch(failed) : undefined,
    remove: (key) => disk.delete(key).catch(failed),
    removeAll: (folder) => disk.deleteAll(folder).catch(failed),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(location);
      return bavail * bsize;
    },
  };
}

/** A disk that is full, or the share of it that this process may use. */
const isFull = (cause: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(cause) ?? '') || (cause instanceof Error && isFull(cause.cause));

function failed(cause: unknown): never {
  if (isFull(cause)) {
    const message = 'Files cannot be taken right now: there is no room for them. Please try again later.';
    throw new ServiceError('unavailable', message, { cause, retryAfterSeconds: 300 });
  }
  throw storageError('unknown', cause);
}
