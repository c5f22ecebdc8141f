import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { appFolder } from '../../site/registry';
import { publishedContent } from '../publishedContent';
import { publishedFiles } from './publishedFiles';
import type { RootFile, RootFileSource } from './rootFile';

/** What lies here in an app's build is asked for at the root of the site: `root/sw.js` as `/sw.js`. */
const ROOT = 'root/';

/** The root files that come with the builds of the apps; those that staff have a say in, as they are published. */
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
