// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { publicAccess, type RouteEntry } from '@school/shared/contract';
import type { PublishedApp } from './pageDescriptor';
import { repair } from './repair';

const SHELL = 'ba9876543210';
const route: RouteEntry = {
  id: 'music',
  path: '/music',
  page: './Page.tsx',
  title: 'Music',
  description: '',
  frame: 'site',
  access: publicAccess,
  prerender: true,
};
const published = (version: string): PublishedApp => ({
  version,
  contract: 1,
  entry: 'remoteEntry.js',
  routes: [route],
  integrity: [`sha256-${version}`, 'sha256-further'],
});
const scripts = {
  '/apps/mf-music/new/remoteEntry.js': 'sha256-a',
  '/apps/mf-music/new/assets/P.js': 'sha256-b',
};

let app: PublishedApp;
let requested: unknown[];
let reload: ReturnType<typeof vi.spyOn>;

/** Lets the registry have a version, and the browser load its scripts, except for one. */
function deployed(next: PublishedApp, broken?: string): void {
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    requested.push([url, options?.integrity]);
    return Response.json(url === '/registry.json' ? { apps: { 'mf-music': next } } : { integrity: scripts });
  });
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const link = node as HTMLLinkElement;
    requested.push([link.rel, link.getAttribute('href'), link.integrity]);
    const event = new Event(link.getAttribute('href') === broken ? 'error' : 'load');
    queueMicrotask(() => (event.type === 'error' ? link.onerror?.(event) : link.onload?.(event)));
  });
}
const run = () => repair(document.createElement('div'), 'mf-music', app, SHELL);

beforeEach(() => {
  app = published('old');
  requested = [];
  window.history.replaceState(null, '', '/music');
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  // The test's document does not know it.
  const { relList } = document.createElement('link');
  vi.spyOn(Object.getPrototypeOf(relList) as DOMTokenList, 'supports').mockReturnValue(true);
});

it('finds nothing when the same version is deployed', async () => {
  deployed(published('old'));
  expect(await run()).toBe(false);
  expect(app).toEqual(published('old'));
});

it('leaves the channel of a canary that has ended', async () => {
  app = { ...published('old'), channel: 'canary' };
  deployed(published('new'));
  expect(await run()).toBe(true);
  expect(app).toMatchObject({ version: 'new', channel: undefined });
});

it('loads every script of another version with its integrity, and makes it the next one', async () => {
  deployed(published('new'));
  expect(await run()).toBe(true);
  expect(requested).toEqual([
    ['/registry.json', undefined],
    ['/apps/mf-music/new/integrity.json', 'sha256-new'],
    ...Object.entries(scripts).map((script) => ['modulepreload', ...script]),
  ]);
  expect(app).toMatchObject({ version: 'new', integrity: ['', 'sha256-new'] });
});

it('refuses a version with a changed script', async () => {
  deployed(published('new'), '/apps/mf-music/new/assets/P.js');
  await expect(run()).rejects.toThrow(
    '/apps/mf-music/new/assets/P.js could not be loaded as it was deployed',
  );
  expect(app.version).toBe('old');
});

it.each([
  ['needs more than this shell has', { notFor: ['0123456789ab', SHELL] }],
  ['no longer has the page', { routes: [] }],
])('loads the page again when the new version %s', async (_, changes) => {
  deployed({ ...published('new'), ...changes });
  void run();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(app.version).toBe('old');
});
