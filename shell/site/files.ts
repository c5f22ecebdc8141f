import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A lock older than this was left behind by a process that died. Milliseconds. */
const STALE_LOCK_MS = 30_000;
const ASK_EVERY_MS = 20;

/** No file has such a name, or none can. */
const NO_SUCH_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

/** The bytes of a file, or `undefined` when there is none. */
export async function readBytes(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (NO_SUCH_FILE.has(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Writes beside the target and renames, so that a reader sees the old file or the new one, whole. */
export async function writeWhole(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, body);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** One at a time, over processes: making a folder either works or says that it is there. */
export async function withLock(lock: string, action: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await madeFolder(lock))) {
    if ((await ageOf(lock)) > STALE_LOCK_MS) await rm(lock, { recursive: true, force: true });
    await new Promise((resume) => setTimeout(resume, ASK_EVERY_MS));
  }
  try {
    await action();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** Changes whenever a file is written or replaced. */
export function stampOf(file: string): Promise<string> {
  return stat(file).then(
    ({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`,
    () => 'none',
  );
}

/** Whether there is something under a path. */
export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The operating system's short name of an error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function madeFolder(path: string): Promise<boolean> {
  return mkdir(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    },
  );
}

function ageOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
}
