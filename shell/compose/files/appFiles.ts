import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { appFolder } from '../../site/registry';
import type { RootFile, RootFileSource } from './rootFile';

/** What lies here in an app's build is asked for at the root of the site: `root/sw.js` as `/sw.js`. */
const ROOT = 'root/';

/** The root files that come with the builds of the apps. */
export async function appFiles({ store, registry }: RootFileSource): Promise<RootFile[]> {
  const files = Object.entries(registry.apps).map(async ([app, { current }]): Promise<RootFile[]> => {
    const folder = await store.localFolder(appFolder(app, current.version));
    const names = (await filesBelow(folder)).filter((file) => file.startsWith(ROOT) && !file.endsWith('.br'));
    return Promise.all(
      names.map(async (file) => ({
        path: `/${file.slice(ROOT.length)}`,
        body: await readFile(join(folder, file)),
      })),
    );
  });
  return (await Promise.all(files)).flat();
}
