import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deploy } from '../deploy/deploy';
import { folderStore } from '../site/folderStore';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../testing/builtApps';

it('a page’s title from its app is used in its head, in links and in the search', async () => {
  const store = folderStore(join(temporaryFolder(), 'site'));
  const learn = { params: { id: 'piano' }, title: 'Piano', description: 'About the piano' };
  const music = builtRemote({
    name: 'mf-music',
    routes: [routeEntry('/'), routeEntry('/learn/:id', { variants: [learn] })],
    heads: `({ path }) => path === '/' ? undefined : { title: 'Grand "piano" & more', description: '<All> of it' }`,
  });
  await deploy(store, [builtShell(), music], { origin: 'https://school.example' }, new Date(0));
  const { pages, files } = await store.registry();
  const page = async (path: string) => String(await store.read(pages[path]?.object ?? ''));
  expect(await page('/')).toContain('<title>Title of /</title>');
  for (const start of ['<title>', 'property="og:title" content="'])
    expect(await page('/learn/piano')).toContain(`${start}Grand &#34;piano&#34; &#38; more`);
  expect(await page('/learn/piano')).toContain('<meta name="description" content="&#60;All&#62; of it">');
  const index = String(await store.read(files['/search/mf-music.json']?.object ?? ''));
  expect(index).toContain(String.raw`Grand \"piano\" & more`);
  expect(index).toContain('<All> of it');
});

it('a page has links to the feeds of its app', async () => {
  const store = folderStore(join(temporaryFolder(), 'site'));
  const feeds = [{ path: '/events.xml', type: 'application/atom+xml', title: 'Events' }];
  const music = builtRemote({ name: 'mf-music', routes: [routeEntry('/', { feeds }), routeEntry('/other')] });
  await deploy(store, [builtShell(), music], { origin: 'https://school.example' }, new Date(0));
  const { pages } = await store.registry();
  const page = async (path: string) => String(await store.read(pages[path]?.object ?? ''));
  expect(await page('/')).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Events" href="/events.xml">',
  );
  expect(await page('/other')).not.toContain('rel="alternate"');
});
