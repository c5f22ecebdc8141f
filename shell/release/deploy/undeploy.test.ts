import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderStore } from '../site/folderStore';
import type { SiteStore } from '../site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deploy } from './deploy';
import { undeploy } from './undeploy';

const settings = { origin: 'http://site.example' };
const remote = (name: string, ...paths: string[]) =>
  builtRemote({ name, routes: paths.map((path) => routeEntry(path)) });

let store: SiteStore;
const put = (...folders: string[]) => deploy(store, folders, settings, new Date(0));

beforeEach(async () => {
  store = folderStore(join(temporaryFolder(), 'site'));
  await put(builtShell(), remote('mf-public', '/', '*'), remote('mf-donate', '/donate', '/donate/:id'));
});

it('removes an app and its pages and leaves all others unchanged', async () => {
  const before = await store.registry();
  expect(await undeploy(store, 'mf-donate', settings)).toEqual({
    revision: 2,
    changed: {},
    removed: ['mf-donate'],
    composed: [],
  });
  const { apps, pages, files } = await store.registry();
  expect(Object.keys(apps)).toEqual(['shell', 'mf-public']);
  expect(pages).toEqual({ '/': before.pages['/'], '*': before.pages['*'] });
  expect(String(await store.read(files['/sitemap.xml']?.object ?? ''))).not.toContain('/donate');
});

it('frees its paths for another app', async () => {
  const rival = remote('mf-rival', '/donate');
  await expect(put(rival)).rejects.toThrow('mf-rival claims /donate, which belongs to mf-donate');
  await undeploy(store, 'mf-donate', settings);
  expect((await put(rival)).composed).toEqual(['/donate']);
});

it('refuses the shell while remotes are deployed, and unknown apps', async () => {
  await expect(undeploy(store, 'shell', settings)).rejects.toThrow(
    'The shell is needed while remotes are deployed: mf-public, mf-donate',
  );
  await expect(undeploy(store, 'mf-nobody', settings)).rejects.toThrow('No app called mf-nobody is deployed');
  expect((await store.registry()).revision).toBe(1);
});

it('removes the shell as the last app', async () => {
  for (const app of ['mf-public', 'mf-donate', 'shell']) await undeploy(store, app, settings);
  expect(await store.registry()).toMatchObject({ apps: {}, pages: {}, files: {} });
});
