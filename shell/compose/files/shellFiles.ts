import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { appFolder } from '../../site/registry';
import type { RootFile, RootFileSource } from './rootFile';

/** What lies here in the shell's build is asked for at the root of the site: `root/sw.js` as `/sw.js`. */
const ROOT = 'root/';

/** The root files that come with the shell's build. */
export async function shellFiles({ store, registry }: RootFileSource): Promise<RootFile[]> {
  const shell = registry.apps['shell']?.current;
  if (!shell) return [];
  const folder = await store.localFolder(appFolder('shell', shell.version));
  const files = (await filesBelow(folder)).filter((file) => file.startsWith(ROOT) && !file.endsWith('.br'));
  return Promise.all(
    files.map(async (file) => ({
      path: `/${file.slice(ROOT.length)}`,
      body: await readFile(join(folder, file)),
    })),
  );
}
