import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { exists } from '../site/files';

/** The bundler's records. The server never sends them. */
const RECORDS = '.vite';
/** What the name of no file may have: a backslash or a control character. */
// oxlint-disable-next-line no-control-regex
export const UNUSABLE = /[\\\p{Cc}]/u;

/**
 * Refuses a build with files that a store or a browser could not take as they are: links, which would publish any file
 * of the machine, devices, hidden files, and names that are the same file on some systems.
 * @throws with one line that names the file
 */
export async function refuseUnsafeFiles(folder: string): Promise<void> {
  const seen = new Map<string, string>();
  for (const entry of await entriesOf(folder)) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    const folded = path.normalize('NFC').toLowerCase();
    const twin = seen.get(folded);
    const why = faultOf(entry, path) ?? (twin && `has the same name as ${twin} on some systems`);
    if (why) throw new Error(`The build in ${folder} is refused: ${path} ${why}`);
    seen.set(folded, path);
  }
}

/** Returns files and folders in the same order on every machine; links are not followed. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  // That there is no build is reported by what reads its manifest.
  const entries = (await exists(folder))
    ? await readdir(folder, { recursive: true, withFileTypes: true })
    : [];
  const keyed = entries.map((entry) => [join(entry.parentPath, entry.name), entry] as const);
  return keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

function faultOf(entry: Dirent, path: string): string | undefined {
  if (entry.isSymbolicLink()) return 'is a symbolic link, which could publish any file of this machine';
  if (!entry.isFile() && !entry.isDirectory()) return 'is a device, pipe or socket and not a regular file';
  if (entry.name.startsWith('.') && path !== RECORDS) return 'is hidden; names must not begin with a dot';
  if (UNUSABLE.test(entry.name)) return 'has a backslash or control character in its name';
  if (path.startsWith('~')) return 'begins with ~, which belongs to cache-busted URLs';
  return undefined;
}
