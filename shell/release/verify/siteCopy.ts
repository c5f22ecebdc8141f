import { join } from 'node:path';
import { APP_MARK } from '../../src/frame/appMark';
import { writeWhole } from '../site/files';
import { folderStore } from '../site/folderStore';
import { appFolder } from '../site/registry';
import type { SiteStore } from '../site/store';
import type { SiteDescription } from './describeSite';

/** Stands for the render modules of the site, which are not public. */
const renderModule = (frames: SiteDescription['frames']): string => `
const empty = { html: '<p></p>', css: '' };
const frames = ${JSON.stringify(frames ?? null)};
export const shellRenderer = {
  head: () => frames?.head ?? { ...empty, links: '' },
  frame: ({ frame, access }) => {
    const depends = access.kind === 'signed-in' || access.redirectSignedIn === true;
    return frames?.[depends ? 'hidden' : 'shown'][frame] ?? { ...empty, html: ${JSON.stringify(APP_MARK)} };
  },
};
export const renderer = {
  render: () => empty,
  structuredData: () => [],
  head: () => undefined,
  files: () => ({}),
};
`;

/** Makes a copy of a site in an empty folder, in which a build can be deployed. Its pages of other apps are empty. */
export async function copySite(
  root: string,
  { registry, objects, rootFiles, frames }: SiteDescription,
): Promise<SiteStore> {
  const store = folderStore(root, () => undefined);
  for (const [key, text] of Object.entries(objects)) await store.write(key, text);
  for (const [name, { current }] of Object.entries(registry.apps)) {
    const prefix = appFolder(name, current.version);
    await store.write(`${prefix}server/render.mjs`, renderModule(frames));
    for (const path of rootFiles[name] ?? []) await store.write(`${prefix}root${path}`, '');
  }
  await writeWhole(join(root, 'registry.json'), JSON.stringify(registry));
  return store;
}
