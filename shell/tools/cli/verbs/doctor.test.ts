import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { deploy } from '../../../release/deploy/deploy';
import { folderStore } from '../../../release/site/folderStore';
import type { Registry } from '../../../release/site/registry';
import type { SiteStore } from '../../../release/site/store';
import { apiDocument } from '../../../testing/apiDocuments';
import {
  builtBackend,
  builtRemote,
  builtShell,
  routeEntry,
  temporaryFolder,
} from '../../../testing/builtApps';
import { runCommand, runSiteHere } from '../../../testing/cli';
import { deployedOnce } from '../../../testing/deployedOnce';

const CORE = '@school/shared';
const settings = { origin: 'http://localhost:4000' };

let root: string;
let store: SiteStore;
const deployed = deployedOnce((to) => {
  const routes = [routeEntry('/donate')];
  const remote = builtRemote({
    name: 'mf-donate',
    routes,
    needs: { [CORE]: ['useShell'] },
    api: apiDocument(),
  });
  const shell = builtShell('School', {}, undefined, { [CORE]: ['useShell'] });
  return deploy(to, [shell, remote], settings, new Date(0));
});
beforeEach(async () => {
  root = join(temporaryFolder(), 'site');
  await deployed(root);
  store = folderStore(root);
});

const doctor = async (run = runSiteHere) => {
  const { code, stdout, stderr } = await run(['doctor'], { SITE_DIR: root });
  return { code, said: `${stdout}${stderr}`.replace(/\b[0-9a-f]{12}\b/g, 'V').trimEnd() };
};

/** Brings the site into a state that no deploy would allow. */
async function force(change: (registry: Registry) => void): Promise<void> {
  const basis = await store.registry();
  const next = structuredClone({ ...basis, revision: basis.revision + 1 });
  change(next);
  await store.swapRegistry(basis, next);
}

async function putApi(document: object): Promise<void> {
  await deploy(store, [builtBackend(apiDocument())], settings, new Date(0));
  await store.write('files/0123456789abcdef.json', JSON.stringify(document));
  await force(({ api }) => Object.assign(api?.current ?? {}, { document: 'files/0123456789abcdef.json' }));
}

/** Returns the provided and needed names in a deployed app's manifest. */
const seamOf = ({ apps }: Registry, name: string) => apps[name]?.current.manifest ?? {};

it('finds a provider for everything, and lists what it could not compare', async () => {
  expect(await doctor()).toEqual({
    code: 0,
    said: [
      'Every deployed app has what it imports, and no deployed file has changed',
      'The API was not compared, because none is recorded: npm run site -- deploy backend',
    ].join('\n'),
  });
  await deploy(store, [builtBackend(apiDocument())], settings, new Date(0));
  expect(await doctor()).toEqual({
    code: 0,
    said: 'Every deployed app has what it imports, and no deployed file has changed',
  });
});

it('has a matching exit code as a process', async () => {
  const run = (args: readonly string[], env: Record<string, string>) => runCommand('site.ts', args, env);
  expect(await doctor(run)).toMatchObject({ code: 0 });
  await force((it) => Object.assign(seamOf(it, 'mf-donate'), { needs: undefined }));
  expect(await doctor(run)).toMatchObject({
    code: 1,
    said: expect.stringContaining('build it again') as string,
  });
});

it.each<[name: string, spoil: () => Promise<void>, said: string]>([
  [
    'a remote that is ahead of the shell',
    () =>
      force((it) => Object.assign(seamOf(it, 'mf-donate'), { needs: { packages: { [CORE]: ['usePage'] } } })),
    'mf-donate V needs usePage of @school/shared, which shell V does not provide',
  ],
  [
    'a shell without a name that is in use',
    () => force((it) => Object.assign(seamOf(it, 'shell'), { provides: { packages: { [CORE]: ['Link'] } } })),
    'mf-donate V needs useShell of @school/shared, which shell V does not provide',
  ],
  [
    'a shell that does not say what it provides',
    () => force((it) => Object.assign(seamOf(it, 'shell'), { provides: undefined })),
    'mf-donate V needs @school/shared, but shell V has no list of what it provides: build it again',
  ],
  [
    'a remote that does not say what it needs',
    () => force((it) => Object.assign(seamOf(it, 'mf-donate'), { needs: undefined })),
    'mf-donate V has no list of what it imports from shell V, because it was built before that was recorded: build it again',
  ],
  [
    'a remote that is ahead of the API',
    () => putApi({ paths: {} }),
    'mf-donate V needs changeProject of the API, which API V does not have',
  ],
  [
    'an API that breaks a remote',
    () => putApi(apiDocument({ parameters: [] })),
    'mf-donate V needs changeProject of the API, but in API V parameter kind is no longer accepted',
  ],
  [
    'a script that is not what was deployed',
    async () => {
      const { version = '' } = (await store.registry()).apps['mf-donate']?.current ?? {};
      writeFileSync(join(root, 'apps/mf-donate', version, 'assets/Page.js'), 'steal();');
    },
    'mf-donate V differs from what was deployed: assets/Page.js was changed or removed; delete apps/mf-donate/V/ and deploy it again',
  ],
  [
    'a changed render module of the previous version',
    async () => {
      const { version = '' } = (await store.registry()).apps['mf-donate']?.current ?? {};
      const next = { name: 'mf-donate', routes: [routeEntry('/donate')], needs: { [CORE]: ['useShell'] } };
      await deploy(store, [builtRemote({ ...next, words: 'next' })], settings, new Date(0));
      writeFileSync(join(root, 'apps/mf-donate', version, 'server/render.mjs'), 'steal();');
    },
    'mf-donate V differs from what was deployed: server/render.mjs was changed or removed; delete apps/mf-donate/V/ and deploy it again',
  ],
])('reports %s', async (_, spoil, said) => {
  await spoil();
  expect(await doctor()).toEqual({ code: 1, said });
});

/** Deploys a remote with a further script, as it could be deployed before that was checked. */
async function putScript(code: string): Promise<void> {
  const { version = '' } = (await store.registry()).apps['mf-donate']?.current ?? {};
  writeFileSync(join(root, 'apps/mf-donate', version, 'assets/Late.js'), code);
  await force((it) => delete it.apps['mf-donate']?.current.files);
}

it('names for each remote what changes other parts of the page, and fails where a deploy would refuse it', async () => {
  await putScript("document.body.style.overflow = 'hidden';");
  const told = 'For information: mf-donate V: assets/Late.js writes document.body.style.overflow';
  expect(await doctor()).toMatchObject({ code: 0, said: expect.stringContaining(told) as string });
  await putScript('window.fetch = null;');
  expect(await doctor()).toEqual({ code: 1, said: 'mf-donate V: assets/Late.js writes window.fetch' });
});
