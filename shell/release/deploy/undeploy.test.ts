import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderStore } from '../site/folderStore';
import type { SiteStore } from '../site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deploy } from './deploy';
import { rollBack } from './rollBack';
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
    deadLinks: [],
    news: [],
    brokenTabs: [],
  });
  const { apps, pages, files } = await store.registry();
  expect(Object.keys(apps)).toEqual(['shell', 'mf-public']);
  expect(pages).toEqual({ '/': before.pages['/'], '*': before.pages['*'] });
  expect(String(await store.read(files['/sitemap.xml']?.object ?? ''))).not.toContain('/donate');
});

it('is undone by a rollback, also to an earlier version', async () => {
  const first = await store.registry();
  await put(builtRemote({ name: 'mf-donate', words: 'New', routes: [routeEntry('/donate')] }));
  const second = await store.registry();
  await undeploy(store, 'mf-donate', settings);
  expect((await rollBack(store, 'mf-donate', settings)).composed).toEqual(['/donate']);
  const restored = await store.registry();
  expect(restored.apps).toEqual(second.apps);
  expect(restored.pages).toEqual(second.pages);
  await undeploy(store, 'mf-donate', settings);
  const version = first.apps['mf-donate']?.current.version;
  await rollBack(store, 'mf-donate', settings, version);
  expect((await store.registry()).apps['mf-donate']).toEqual({
    current: first.apps['mf-donate']?.current,
    previous: second.apps['mf-donate']?.current,
  });
});

it('is not undone where another app has taken its path', async () => {
  await undeploy(store, 'mf-donate', settings);
  await put(remote('mf-rival', '/donate'));
  await expect(rollBack(store, 'mf-donate', settings)).rejects.toThrow(
    'mf-donate claims /donate, which belongs to mf-rival',
  );
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
