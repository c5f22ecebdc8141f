import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';

/** Returns the version of a built app: a hash of all names and bytes of its files, the same on every machine. */
export async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(folder)) {
    const bytes = await readFile(join(folder, file));
    // With lengths, no other split into names and contents has the same hash.
    hash.update(`${Buffer.byteLength(file)} ${bytes.length} ${file}`).update(bytes);
  }
  return hash.digest('hex').slice(0, 12);
}
