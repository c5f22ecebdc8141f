import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_MARK } from '../../src/frame/appMark';
import { readManifest } from '../deploy/builtApp';
import type { DeployResult } from '../deploy/changeSite';
import { deploy } from '../deploy/deploy';
import { folderStore } from '../site/folderStore';
import { writeWhole } from '../site/files';
import { appFolder } from '../site/registry';
import type { SiteStore } from '../site/store';
import type { SiteDescription } from './describeSite';

/** Stands for the render modules of the site, which are not public: only the verified build renders its own pages. */
const RENDER_MODULE = `const empty = { css: '' };
export const shellRenderer = {
  head: () => ({ ...empty, links: '' }),
  frame: () => ({ ...empty, html: ${JSON.stringify(APP_MARK)} }),
};
export const renderer = {
  render: () => ({ ...empty, html: '<p></p>' }),
  structuredData: () => [],
  head: () => undefined,
  files: () => ({}),
};
`;

/**
 * Deploys a build of a remote to a copy of a site in a temporary folder, so that each check of a deploy runs and nothing
 * of the site changes.
 * @throws Error with the line of the deploy that would be refused
 */
export async function verifyBuild(
  folder: string,
  description: SiteDescription,
  origin: string,
): Promise<DeployResult & { readonly app: string }> {
  const { name, contract } = await readManifest(folder);
  if (name === 'shell') throw new Error('The shell is deployed on the machine of the site only');
  if (contract !== description.contract)
    throw new Error(`${name} speaks contract ${contract}, but this site speaks ${description.contract}`);
  const root = await mkdtemp(join(tmpdir(), 'school-verify-'));
  try {
    const copy = await copySite(root, description);
    const settings = { origin, compression: 'quick', tabDays: 0 } as const;
    return { app: name, ...(await deploy(copy, [folder], settings, new Date())) };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function copySite(root: string, { registry, objects, rootFiles }: SiteDescription): Promise<SiteStore> {
  const store = folderStore(root, () => undefined);
  for (const [key, text] of Object.entries(objects)) await store.write(key, text);
  for (const [name, { current }] of Object.entries(registry.apps)) {
    const prefix = appFolder(name, current.version);
    await store.write(`${prefix}server/render.mjs`, RENDER_MODULE);
    for (const path of rootFiles[name] ?? []) await store.write(`${prefix}root${path}`, '');
  }
  await writeWhole(join(root, 'registry.json'), JSON.stringify(registry));
  return store;
}
