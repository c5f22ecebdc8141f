import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';

/** Returns the version of a built app: a hash of its content, the same on every machine. */
export async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(folder)) {
    hash.update(`${file}\0`);
    hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
