import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loginAccess, signedInAccess } from '@school/shared/contract';
import { deploy, recompose } from '../../deploy/deploy';
import { undeploy } from '../../deploy/undeploy';
import { folderStore } from '../../site/folderStore';
import type { SiteStore } from '../../site/store';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../../testing/builtApps';

const settings = { origin: 'https://school.example' };
const day = (number: number) => new Date(Date.UTC(2030, 0, number));
const staffOnly = { access: signedInAccess, prerender: false, unlisted: true };

const music = (words?: string) =>
  builtRemote({
    name: 'mf-public',
    ...(words && { words }),
    routes: [
      routeEntry('/'),
      routeEntry('/thank-you', { unlisted: true }),
      routeEntry('/learn/:id', {
        variants: ['piano', 'violin'].map((id) => ({ params: { id }, title: id, description: id })),
      }),
      routeEntry('/donation/:donationId/:project', {
        variants: [{ params: { project: 'mate' }, title: 'MATE', description: 'A donation' }],
      }),
      routeEntry('*'),
    ],
  });

const admin = () =>
  builtRemote({
    name: 'mf-admin',
    routes: [
      routeEntry('/login', { access: loginAccess, prerender: false }),
      routeEntry('/admin', staffOnly),
      routeEntry('/admin/people/:id', staffOnly),
    ],
  });

let store: SiteStore;

beforeEach(() => {
  store = folderStore(join(temporaryFolder(), 'site'));
});

const put = (folders: string[], at = day(1)) => deploy(store, folders, settings, at);

async function fileAt(path: string): Promise<string> {
  const { files } = await store.registry();
  return String(await store.read(files[path]?.object ?? ''));
}

const entriesOf = (xml: string) =>
  [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)].map(([, loc, date]) => [
    loc,
    date,
  ]);

describe('the sitemap', () => {
  it('lists exactly the indexed pages', async () => {
    await put([builtShell(), music(), admin()]);
    expect(entriesOf(await fileAt('/sitemap.xml')).map(([loc]) => loc)).toEqual([
      'https://school.example/',
      'https://school.example/learn/piano',
      'https://school.example/learn/violin',
    ]);
  });

  it('contains for each page when its app was deployed', async () => {
    const other = builtRemote({ name: 'mf-mate', routes: [routeEntry('/mate')] });
    await put([builtShell(), music(), other]);
    await put([music('Play')], day(3));
    const dates = Object.fromEntries(entriesOf(await fileAt('/sitemap.xml')));
    expect(dates).toMatchObject({
      'https://school.example/': '2030-01-03',
      'https://school.example/mate': '2030-01-01',
    });
  });
});

describe('robots.txt', () => {
  it('allows the site, except for what requires sign-in', async () => {
    await put([builtShell(), music(), admin()]);
    expect(await fileAt('/robots.txt')).toBe(`User-agent: *
Allow: /
Disallow: /admin
Disallow: /api
Disallow: /login

Sitemap: https://school.example/sitemap.xml
`);
  });
});

describe('a file in the folder root of an app', () => {
  it('is served at the path of its name', async () => {
    await put([builtShell('School', { 'root/manifest.webmanifest': '{"name":"School"}' }), music()]);
    expect(await fileAt('/manifest.webmanifest')).toBe('{"name":"School"}');
    expect((await store.registry()).files['/manifest.webmanifest']?.type).toBe('application/manifest+json');
  });

  it('belongs to the version of the shell', async () => {
    await put([builtShell('School', { 'root/sw.js': 'one' }), music()]);
    await put([builtShell('School', { 'root/sw.js': 'two' })], day(2));
    expect(await fileAt('/sw.js')).toBe('two');
    await put([builtShell('School')], day(3));
    expect((await store.registry()).files['/sw.js']).toBeUndefined();
  });

  it('may come from a remote too, and is removed with it', async () => {
    const files = { 'root/calendar.ics': 'BEGIN:VCALENDAR' };
    const choir = builtRemote({ name: 'mf-choir', routes: [routeEntry('/choir')], files });
    await put([builtShell(), music(), choir]);
    expect(await fileAt('/calendar.ics')).toBe('BEGIN:VCALENDAR');
    expect((await store.registry()).files['/calendar.ics']?.type).toMatch(/^text\/calendar/);
    const rival = builtRemote({ name: 'mf-rival', routes: [routeEntry('/rival')], files });
    await expect(put([rival])).rejects.toThrow('Two root files have the path /calendar.ics');
    await undeploy(store, 'mf-choir', settings);
    expect((await store.registry()).files['/calendar.ics']).toBeUndefined();
  });

  it('cannot conflict with a generated file or a page', async () => {
    await expect(put([builtShell('School', { 'root/robots.txt': '' })])).rejects.toThrow(
      'Two root files have the path /robots.txt',
    );
    const page = builtRemote({ name: 'mf-rival', routes: [routeEntry('/sitemap.xml')] });
    await expect(put([builtShell(), page])).rejects.toThrow(
      'mf-rival claims /sitemap.xml, but /sitemap.xml belongs to the site itself',
    );
  });
});

describe('root files', () => {
  it('are added to a site that was composed before they existed', async () => {
    await put([builtShell(), music()]);
    const before = await store.registry();
    await store.swapRegistry(before, { ...before, revision: 2, files: {} });
    const { revision, composed } = await put([music()], day(2));
    expect({ revision, composed }).toEqual({ revision: 3, composed: [] });
    expect((await store.registry()).files).toEqual(before.files);
  });

  it('follow a new origin', async () => {
    await put([builtShell(), music()]);
    await recompose(store, { origin: 'https://other.example' });
    expect(await fileAt('/robots.txt')).toContain('https://other.example/sitemap.xml');
  });
});
