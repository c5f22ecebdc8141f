import { expect, it } from 'vitest';
import { foreignChanges, type StoreSnapshot } from './storeSnapshot';

/** Creates a store with versions of mf-donate and mf-mate. */
function store(donate: string, mate: string, objects: Readonly<Record<string, string>> = {}): StoreSnapshot {
  const app = (version: string) => ({ current: { version } });
  return {
    registry: {
      revision: 1,
      apps: { 'mf-donate': app(donate), 'mf-mate': app(mate) },
      pages: { '/mate-2025': { app: 'mf-mate', object: `pages/${mate}.html`, status: 200 } },
    } as unknown as StoreSnapshot['registry'],
    objects: new Map(Object.entries({ [`apps/mf-mate/${mate}/a.js`]: 'mate', ...objects })),
  };
}

const before = store('d1', 'm1');

it('finds nothing when an app adds its own version and pages', () => {
  const after = store('d2', 'm1', { 'apps/mf-donate/d2/a.js': 'new', 'pages/new.html': 'new' });
  expect(foreignChanges(before, after, 'mf-donate')).toEqual([]);
});

it('finds changed objects', () => {
  const after = store('d2', 'm1', { 'apps/mf-mate/m1/a.js': 'other' });
  expect(foreignChanges(before, after, 'mf-donate')).toEqual(['apps/mf-mate/m1/a.js']);
});

it('finds another app that was deployed too, and its pages', () => {
  const after = store('d2', 'm2', { 'apps/mf-mate/m1/a.js': 'mate' });
  expect(foreignChanges(before, after, 'mf-donate')).toEqual([
    'apps/mf-mate/m2/a.js',
    '/mate-2025',
    'mf-mate',
  ]);
});
