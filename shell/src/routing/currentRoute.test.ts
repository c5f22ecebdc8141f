import { describe, expect, it, vi } from 'vitest';
import { publicAccess, signedInAccess, type AuthStatus, type RouteEntry } from '@school/shared/contract';
import type { AppTable, PublishedApp } from '../loading/pageDescriptor';
import type { KnownApps } from '../loading/registry';
import { createRouteSource } from './currentRoute';

const entry = (path: string, changes: Partial<RouteEntry> = {}): RouteEntry => ({
  id: path,
  path,
  page: './Page.tsx',
  title: path,
  description: path,
  frame: 'site',
  access: publicAccess,
  prerender: true,
  ...changes,
});

const app = (...routes: RouteEntry[]): PublishedApp => ({
  version: '1',
  contract: 1,
  entry: 'remoteEntry.js',
  routes,
});

const apps = {
  'mf-public': app(entry('/'), entry('/about'), entry('*')),
  'mf-competition': app(entry('/music-competition', { frame: 'competition' })),
  'mf-admin': app(entry('/admin', { frame: 'none', access: signedInAccess })),
};

function follow(path: string, known: KnownApps = { table: apps, registry: 'read' }) {
  const location = { pathname: '', search: '', hash: '' };
  const state: { status: AuthStatus } = { status: 'checking' };
  const auth = { get: () => ({ ...state, isLoggedIn: false, user: null, claims: { roles: [] } }) };
  const go = (to: string) => {
    const { pathname, search, hash } = new URL(to, 'http://site');
    Object.assign(location, { pathname, search, hash });
  };
  go(path);
  const source = createRouteSource({ get: () => known }, auth, location);
  const learn = (table: AppTable, registry: KnownApps['registry']) => void (known = { table, registry });
  return { source, go, state, learn };
}

describe('the current route', () => {
  it('belongs to the app that has it, with its frame', () => {
    const { source, go } = follow('/music-competition');
    expect(source.get()).toMatchObject({
      app: 'mf-competition',
      route: { frame: 'competition' },
      outcome: { kind: 'show' },
    });
    go('/nowhere');
    expect(source.refresh()).toMatchObject({ app: 'mf-public', route: { path: '*' } });
    expect(source.matchOf('/admin')?.app).toBe('mf-admin');
  });

  it('leaves a path that this page does not know to the site', () => {
    expect(follow('/').source.matchOf('/opened-since')).toBeUndefined();
  });

  it('follows the sign-in state on a protected page, and comes back to where the visit was meant for', () => {
    const { source, state } = follow('/admin?tab=2#today');
    expect(source.get().outcome).toEqual({ kind: 'wait' });
    state.status = 'logged-out';
    expect(source.refresh().outcome).toEqual({
      kind: 'redirect',
      to: `/login?returnTo=${encodeURIComponent('/admin?tab=2#today')}`,
    });
    state.status = 'logged-in';
    expect(source.refresh().outcome).toEqual({ kind: 'show' });
  });

  it('tells its watchers of what is new, and only of that', () => {
    const { source, go, state } = follow('/');
    const watcher = vi.fn();
    const stop = source.subscribe(watcher);
    source.refresh();
    go('/?utm=1#top');
    source.refresh();
    state.status = 'logged-in';
    source.refresh();
    expect(watcher).not.toHaveBeenCalled();
    go('/about');
    source.refresh();
    expect(watcher).toHaveBeenCalledTimes(1);
    stop();
    go('/');
    source.refresh();
    expect(watcher).toHaveBeenCalledTimes(1);
  });

  it('is the same object until it changes, as React asks of it', () => {
    const { source } = follow('/about');
    const before = source.get();
    source.refresh();
    expect(source.get()).toBe(before);
  });
});

describe('before all apps are known', () => {
  const own = { 'mf-public': apps['mf-public'] };

  it('is that of the opened page, even of one that is unknown to the site', () => {
    expect(follow('/about', { table: own, registry: 'loading' }).source.get().route?.path).toBe('/about');
    expect(follow('/nowhere', { table: own, registry: 'loading' }).source.get().route?.path).toBe('*');
  });

  it('stays on the page that was left until it is known whose the address is', () => {
    const { source, go, learn } = follow('/about', { table: own, registry: 'loading' });
    go('/music-competition');
    expect(source.refresh()).toMatchObject({ app: 'mf-public', pathname: '/about' });
    expect(source.matchOf('/music-competition')).toBeUndefined();
    learn(apps, 'read');
    expect(source.refresh()).toMatchObject({ app: 'mf-competition', pathname: '/music-competition' });
    expect(source.matchOf('/music-competition')?.app).toBe('mf-competition');
  });

  it('is nobody’s when they could not be learned, so that the site is asked', () => {
    const { source, go, learn } = follow('/about', { table: own, registry: 'loading' });
    go('/music-competition');
    learn(own, 'error');
    expect(source.refresh().pathname).toBe('/music-competition');
    expect(source.get().app).toBeUndefined();
  });
});
