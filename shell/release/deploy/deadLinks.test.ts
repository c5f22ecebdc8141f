import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';
import { folderStore } from '../site/folderStore';
import type { SiteStore } from '../site/store';
import { deploy } from './deploy';
import { undeploy } from './undeploy';

const settings = { origin: 'http://site.example' };
const anchor = (path: string) => `<a class=\\"b\\" href=\\"${path}\\">to</a>`;
const withLinks = (...paths: string[]) =>
  `async ({ path }) => ({ html: path === '/about' ? "${paths.map(anchor).join('')}" : '<h1>Page</h1>', css: '' })`;
const donate = (...paths: string[]) =>
  builtRemote({
    name: 'mf-donate',
    routes: paths.map((path) =>
      routeEntry(path, path.includes(':') ? { variants: [variant('mate'), variant('fund')] } : {}),
    ),
  });
const variant = (url: string) => ({ params: { url }, title: url, description: url });

let store: SiteStore;
const put = (...folders: string[]) => deploy(store, folders, settings, new Date(0));

beforeEach(async () => {
  store = folderStore(join(temporaryFolder(), 'site'));
  const music = builtRemote({
    name: 'mf-public',
    routes: [routeEntry('/'), routeEntry('/about'), routeEntry('*')],
    render: withLinks(
      '/donate/mate?to=1#top',
      '/donate/never',
      '/',
      '/robots.txt',
      'https://b.example/donate',
    ),
  });
  const header = '<header><a href="/donate">Donate</a></header><main><!--app--></main>';
  await put(builtShell('School', {}, header), music, donate('/donate', '/donate/:url'));
});

it('are reported when an app is undeployed, with the pages that have them', async () => {
  const { deadLinks } = await undeploy(store, 'mf-donate', settings);
  expect(deadLinks).toEqual([
    { link: '/donate', pages: ['/', '/about', '*'] },
    { link: '/donate/mate', pages: ['/about'] },
  ]);
});

it('are reported when a deploy drops a page, but not when another app has it afterwards', async () => {
  expect((await put(donate('/donate'))).deadLinks).toEqual([{ link: '/donate/mate', pages: ['/about'] }]);
  const rival = builtRemote({ name: 'mf-rival', routes: [routeEntry('/give')] });
  expect((await put(rival)).deadLinks).toEqual([]);
});
