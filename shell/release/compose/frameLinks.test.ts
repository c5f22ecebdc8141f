import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { HOME_CARDS_PATH, signedInAccess, type PageLink } from '@school/shared/contract';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { deploy } from '../deploy/deploy';
import { undeploy } from '../deploy/undeploy';
import { withCanaries } from '../site/canary';
import { folderStore } from '../site/folderStore';
import { livePreviews, withPreview } from '../site/preview';
import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';

const settings = { origin: 'http://site.example' };
const shell = () => builtShell('School', {}, '<header>%links%</header><main><!--app--></main>');
const header = (label: string): PageLink => ({ in: 'header', label });
const remote = (name: string, links: readonly PageLink[] = [], words = '') =>
  builtRemote({ name, words, routes: [routeEntry(`/${name}`, links.length > 0 ? { links } : {})] });

let store: SiteStore;
const put = (...folders: string[]) => deploy(store, folders, settings, new Date(0));
const htmlIn = async ({ pages }: Pick<Registry, 'pages'>, path: string) =>
  String(await store.read(pages[path]?.object ?? ''));
const htmlOf = async (path: string) => htmlIn(await store.registry(), path);

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
  const route = routeEntry('/mf-three', {
    access: signedInAccess,
    prerender: false,
    links: [staff, tile],
  });
  const { composed } = await put(builtRemote({ name: 'mf-three', routes: [route] }));
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

const card: PageLink = { in: 'home', label: 'Three', about: 'All of three.', action: 'See three' };
const home = (words = '') =>
  builtRemote({
    name: 'mf-home',
    words,
    routes: [routeEntry('/home', { resources: [HOME_CARDS_PATH] })],
    render: `async ({ resources }) => ({ html: JSON.stringify(resources) + ${JSON.stringify(words)}, css: '' })`,
  });

it('on the home page make only the pages stale that show them', async () => {
  await put(home());
  const { composed } = await put(remote('mf-three', [card]));
  expect(composed.toSorted()).toEqual(['/home', '/mf-three']);
  expect(await htmlOf('/home')).toContain('All of three.');
  await undeploy(store, 'mf-three', settings);
  expect(await htmlOf('/home')).not.toContain('All of three.');
});

it('on the home page are in its canary and its previews too, and gone with their app', async () => {
  await put(home());
  await deploy(store, [home('tried')], settings, new Date(0), { canary: 5 });
  await deploy(store, [home('shown')], settings, new Date(0), { preview: 'new-home' });
  const cards = async () => {
    const site = await store.registry();
    const [preview] = livePreviews(site, new Date(0));
    const seen = [site, withCanaries(site, ['mf-home']), preview ? withPreview(site, preview) : undefined];
    const html = await Promise.all(seen.map((each) => each && htmlIn(each, '/home')));
    return html.map((text) => text?.includes('All of three.'));
  };
  expect(await cards()).toEqual([false, false, false]);
  await put(remote('mf-three', [card]));
  expect(await cards()).toEqual([true, true, true]);
  await undeploy(store, 'mf-three', { ...settings, now: () => new Date(0) });
  expect(await cards()).toEqual([false, false, false]);
});
