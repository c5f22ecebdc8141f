import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from '../core/startError';

/** A locked folder; releasing it twice does no harm. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks a data folder for this process. The embedded database does not protect its files: a second process that opens
 * them silently loses committed rows.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  if (!create(path, mine)) {
    clearStale(path, folder);
    if (!create(path, mine)) throw inUse(folder, holderOf(read(path)));
  }
  return {
    release: () => {
      if (read(path) === mine) rmSync(path, { force: true });
    },
  };
}

/** Creates the lock file with its content atomically; returns false if there already is one. */
function create(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function clearStale(path: string, folder: string): void {
  const found = read(path);
  if (found === undefined) return;
  const holder = holderOf(found);
  if (isHeld(found, holder)) throw inUse(folder, holder);
  const aside = `${path}.stale.${process.pid}`;
  renameSync(path, aside);
  // Another process may have cleared the stale lock and locked the folder in between: restore its lock.
  if (read(aside) !== found) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function isHeld(content: string, holder: number): boolean {
  if (!Number.isSafeInteger(holder) || holder <= 0) return false;
  try {
    process.kill(holder, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return !hasEnded(holder) && content.trim() === `${holder} ${startOf(holder)}`;
}

/** Returns whether a process has ended and was not reaped: it locks nothing, but still has its number. */
const hasEnded = (pid: number): boolean => ['Z', 'X'].includes(statOf(pid)?.[0] ?? '');

/** Returns when a process started, so that a reused number is not taken for the old process. */
function startOf(pid: number): string {
  // Not Linux: only the process number is compared.
  return statOf(pid)?.[19] ?? 'unknown';
}

/** Returns the fields of a process in `/proc`, from its state on. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const holderOf = (content: string | undefined) => Number.parseInt(content ?? '', 10);

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const inUse = (folder: string, holder: number) =>
  new StartError(
    `Cannot start, the data folder ${folder} is in use by process ${holder}: stop that one first, or set DATA_DIR`,
  );
