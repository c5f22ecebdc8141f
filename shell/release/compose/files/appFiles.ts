import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { appFolder } from '../../site/registry';
import { publishedContent } from '../publishedContent';
import { publishedFiles } from './publishedFiles';
import type { RootFile, RootFileSource } from './rootFile';

/** Files in this folder of an app's build are served at the root of the site: `root/sw.js` as `/sw.js`. */
const ROOT = 'root/';

/**
 * Returns the root files in the builds of the apps. Files generated from editable documents have their published state.
 */
export async function appFiles(source: RootFileSource): Promise<RootFile[]> {
  const { store, registry } = source;
  const content = await publishedContent(store, registry);
  const files = Object.entries(registry.apps).map(async ([app, { current }]): Promise<RootFile[]> => {
    const folder = await store.localFolder(appFolder(app, current.version));
    const { instead, made } = await publishedFiles(source, current, content);
    const names = (await filesBelow(folder)).filter((file) => file.startsWith(ROOT) && !file.endsWith('.br'));
    const built = names
      .map((file) => ({ path: `/${file.slice(ROOT.length)}`, file }))
      .filter(({ path }) => !instead.includes(path))
      .map(async ({ path, file }) => ({ path, body: await readFile(join(folder, file)) }));
    return [...(await Promise.all(built)), ...Object.entries(made).map(([path, body]) => ({ path, body }))];
  });
  return (await Promise.all(files)).flat();
}
