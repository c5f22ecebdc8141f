import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { HOME_CARDS_PATH, type PageLink } from '@school/shared/contract';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deploy } from '../deploy/deploy';
import { undeploy } from '../deploy/undeploy';
import { folderStore } from '../site/folderStore';
import type { SiteStore } from '../site/store';

const settings = { origin: 'http://site.example' };
const shell = () => builtShell('School', {}, '<header>%links%</header><main><!--app--></main>');
const header = (label: string): PageLink => ({ in: 'header', label });
const remote = (name: string, links: readonly PageLink[] = [], words = '') =>
  builtRemote({ name, words, routes: [routeEntry(`/${name}`, links.length > 0 ? { links } : {})] });

let store: SiteStore;
const put = (...folders: string[]) => deploy(store, folders, settings, new Date(0));
const htmlOf = async (path: string) => {
  const { pages } = await store.registry();
  return String(await store.read(pages[path]?.object ?? ''));
};

beforeEach(async () => {
  store = folderStore(join(temporaryFolder(), 'site'));
  await put(shell(), remote('mf-one'), remote('mf-two'));
});

it('are on every page when an app with a link is deployed, and gone with it', async () => {
  expect(await htmlOf('/mf-one')).not.toContain('"links":[{"in"');
  const { composed } = await put(remote('mf-three', [header('Three')]));
  expect(composed.toSorted()).toEqual(['/mf-one', '/mf-three', '/mf-two']);
  for (const path of ['/mf-one', '/mf-three']) {
    const html = await htmlOf(path);
    expect(html, 'in the frame').toContain('<header>Three /mf-three</header>');
    expect(html, 'for hydration').toContain('"links":[{"in":"header","label":"Three","to":"/mf-three"}]');
  }
  await undeploy(store, 'mf-three', settings);
  expect(await htmlOf('/mf-one')).toContain('<header></header>');
});

it('make no other page stale when they stay the same', async () => {
  await put(remote('mf-three', [header('Three')]));
  const { composed } = await put(remote('mf-three', [header('Three')], 'New words'));
  expect(composed).toEqual(['/mf-three']);
});

it('for staff are not part of public pages', async () => {
  const staff: PageLink = { in: 'staff', motif: 'keys', label: 'Three', about: 'Three.' };
  const tile: PageLink = { in: 'overview', label: 'Three', about: 'Three.' };
  const { composed } = await put(remote('mf-three', [staff, tile]));
  expect(composed).toEqual(['/mf-three']);
  expect(await htmlOf('/mf-three')).toContain('<header></header>');
  expect(await htmlOf('/mf-three')).not.toContain('"to":"/mf-three"');
});

it('are refused when the header has no room', async () => {
  await put(remote('mf-three', [header('Three'), header('More')]));
  await expect(put(remote('mf-four', [header('Four')]))).rejects.toThrow(
    'mf-four adds a link to the header, which has room for 2 links of apps, but there would be 3: Four (/mf-four), Three (/mf-three), More (/mf-three)',
  );
  expect((await put(remote('mf-four'))).composed).toEqual(['/mf-four']);
});

it('on the home page make only the pages stale that show them', async () => {
  const home = builtRemote({
    name: 'mf-home',
    routes: [routeEntry('/home', { resources: [HOME_CARDS_PATH] })],
    render: `async ({ resources }) => ({ html: JSON.stringify(resources), css: '' })`,
  });
  await put(home);
  const card: PageLink = { in: 'home', label: 'Three', about: 'All of three.', action: 'See three' };
  const { composed } = await put(remote('mf-three', [card]));
  expect(composed.toSorted()).toEqual(['/home', '/mf-three']);
  expect(await htmlOf('/home')).toContain('All of three.');
  await undeploy(store, 'mf-three', settings);
  expect(await htmlOf('/home')).not.toContain('All of three.');
});
