import { mkdirSync } from 'node:fs';
import { codeOf, StartError } from '../core/startError';
import { lockFolder, type FolderLock } from './pidLock';

/** Creates the data folder if it is missing, and locks it for this process. */
export function openDataFolder(folder: string): FolderLock {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = codeOf(error) ?? String(error);
    throw new StartError(`Cannot start, the data folder ${folder} cannot be read and written (${reason})`);
  }
}
