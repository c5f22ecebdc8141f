import { mkdirSync } from 'node:fs';
import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { codeOf, StartError } from '../core/startError';
import type { FileStore } from './fileStore';
import { storeFailed } from './storeFailed';

/**
 * Stores files in a folder that only the owner of this process can read. @throws StartError when it cannot be created
 */
export function folderStore(dataDir: string): FileStore {
  const location = join(dataDir, 'uploads');
  try {
    mkdirSync(location, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`Cannot start, the folder ${location} cannot be created (${codeOf(error)})`);
  }
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    write: (key, bytes) => disk.putStream(key, bytes).catch(storeFailed),
    read: async (key) =>
      (await disk.exists(key).catch(storeFailed)) ? disk.getStream(key).catch(storeFailed) : undefined,
    remove: (key) => disk.delete(key).catch(storeFailed),
    removeAll: (folder) => disk.deleteAll(folder).catch(storeFailed),
    isEmpty: async () => (await readdir(location).catch(storeFailed)).length === 0,
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(location);
      return bavail * bsize;
    },
  };
}
