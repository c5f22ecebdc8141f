import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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

/**
 * Makes a folder and those above it. One by one: where none can be made, such as in /proc, Node.js tries for ever to
 * make them all at once.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Writes beside the target and renames, so that a reader sees the old file or the new one, whole. */
export async function writeWhole(file: string, body: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(file));
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, body);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
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
