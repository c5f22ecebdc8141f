import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '../platform/core/folders';
import { StartError } from '../platform/core/startError';
import { lockFolder, type FolderLock } from '../platform/db/pidLock';

const folder = join(repositoryRoot, '.test');
const making = join(folder, 'making');

/**
 * Makes a file for tests that takes seconds to make. The first process makes it; others wait for it, and later ones
 * find it.
 * @param name changes with everything that the file depends on
 * @returns its path
 */
export async function madeOnce(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const path = join(folder, name);
  while (!existsSync(path)) {
    mkdirSync(making, { recursive: true });
    const lock = lockUnlessHeld();
    if (!lock) {
      await wait(100);
      continue;
    }
    try {
      if (existsSync(path)) break;
      const draft = join(making, name);
      await make(draft);
      renameSync(draft, path);
    } finally {
      lock.release();
    }
  }
  return path;
}

function lockUnlessHeld(): FolderLock | undefined {
  try {
    return lockFolder(making);
  } catch (error) {
    if (error instanceof StartError) return undefined;
    throw error;
  }
}
