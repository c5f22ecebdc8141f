import { expect, it } from 'vitest';
import { deployedRoutes } from '../../release/site/routeTable';
import type { Registry, Release } from '../../release/site/registry';
import { crowd } from './crowdedStore';

const DONATE = {
  version: '0123456789ab',
  deployedAt: '2024-01-01T00:00:00.000Z',
  manifest: {
    name: 'mf-donate',
    contract: 1,
    entry: 'remoteEntry.js',
    routes: [{ id: 'landing', path: '/donate', title: 'Donate', description: 'Give' }],
    preloads: {},
  },
} as unknown as Release;
const SITE: Registry = {
  revision: 3,
  apps: { 'mf-donate': { current: DONATE } },
  pages: {},
  files: {},
  resources: {},
};

it('adds remotes whose paths do not conflict', () => {
  const apps = deployedRoutes(crowd(SITE, 'mf-donate', 30));
  const paths = Object.values(apps).flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(new Set(paths).size).toBe(31);
  expect(paths).toContain('/mf-further-30/donate');
});

it('leaves the deployed remotes unchanged', () => {
  expect(crowd(SITE, 'mf-donate', 2).apps['mf-donate']).toEqual(SITE.apps['mf-donate']);
});

it('refuses to copy an app that is not deployed', () => {
  expect(() => crowd(SITE, 'mf-gone', 2)).toThrow('mf-gone');
});
