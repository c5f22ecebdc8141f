import { randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, sep } from 'node:path';

/** Errors that mean that there is no such file. */
const NO_SUCH_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** Returns the bytes of a file, or `undefined` when it does not exist. */
export function readBytes(file: string): Promise<Buffer | undefined> {
  return unlessMissing(() => readFile(file));
}

/** The same for a file that must lie in a folder: where a link leads out of it, the file counts as missing. */
export function readBytesInside(folder: string, file: string): Promise<Buffer | undefined> {
  return unlessMissing(async () => {
    const [root, real] = await Promise.all([realpath(folder), realpath(file)]);
    return real.startsWith(root + sep) ? await readFile(real) : undefined;
  });
}

async function unlessMissing<Value>(action: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await action();
  } catch (error) {
    if (NO_SUCH_FILE.has(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/**
 * Creates a folder and its parents one by one: where none can be created, such as in /proc, Node.js's recursive option
 * never ends.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Writes a temporary file and renames it, so that readers see the old file or the complete new one. */
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

/** Returns a value that changes whenever a file is written or replaced. */
export function stampOf(file: string): Promise<string> {
  return stat(file).then(
    ({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`,
    () => 'none',
  );
}

/** Returns whether a path exists. */
export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Returns the system's code of an error, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
