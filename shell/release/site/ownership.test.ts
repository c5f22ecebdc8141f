import { describe, expect, it } from 'vitest';
import { CONTRACT_VERSION, type RouteEntry } from '@school/shared/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routeEntry } from '../../testing/builtApps';
import { remoteNames, WORKSPACE } from '../../workspace/workspace';
import { refuseClaims } from './ownership';
import { EMPTY_REGISTRY, type Registry } from './registry';

const piano = { params: { id: 'piano' }, title: 'Piano', description: 'The piano' };
const DEPLOYED = {
  'mf-donate': [
    routeEntry('/donate'),
    routeEntry('/donate/projects/:url'),
    routeEntry('/donate/:donationId/:projectId'),
  ],
  'mf-public': [routeEntry('/'), routeEntry('/learn/:id', { variants: [piano] }), routeEntry('*')],
};

function site(apps: Readonly<Record<string, readonly RouteEntry[]>>): Registry {
  const release = (name: string, routes: readonly RouteEntry[]) => ({
    version: '0123456789ab',
    deployedAt: '2030-01-01T00:00:00.000Z',
    manifest: {
      name,
      contract: CONTRACT_VERSION,
      entry: 'remoteEntry.js',
      routes: [...routes],
      preloads: {},
    },
  });
  const entries = Object.entries(apps).map(
    ([name, routes]) => [name, { current: release(name, routes) }] as const,
  );
  const files = { '/sw.js': { object: 'files/0123456789abcdef.js', type: 'text/javascript' } };
  return { ...EMPTY_REGISTRY, apps: Object.fromEntries(entries), files };
}

const claim = (...routes: RouteEntry[]) =>
  refuseClaims(site({ ...DEPLOYED, 'mf-rival': routes }), 'mf-rival');

describe('a path of another app', () => {
  it.each([
    ['/donate', 'mf-rival claims /donate, which belongs to mf-donate'],
    ['/', 'mf-rival claims /, which belongs to mf-public'],
    ['*', 'mf-rival claims *, which belongs to mf-public'],
    ['/learn/:x', 'mf-rival claims /learn/:x, which overlaps /learn/:id of mf-public'],
    ['/learn/piano', 'mf-rival claims /learn/piano, which overlaps /learn/:id of mf-public'],
    ['/learn/harp', 'mf-rival claims /learn/harp, which overlaps /learn/:id of mf-public'],
    ['/donate/:a/:b', 'mf-rival claims /donate/:a/:b, which overlaps /donate/projects/:url of mf-donate'],
    [
      '/donate/me/now',
      'mf-rival claims /donate/me/now, which overlaps /donate/:donationId/:projectId of mf-donate',
    ],
  ])('%s is refused with both names', (path, words) => {
    expect(() => claim(routeEntry(path))).toThrow(new Error(words));
  });

  it.each(['/forms/volunteer', '/preview', '/apps', '/api/x'])('%s belongs to the site', (path) => {
    expect(() => claim(routeEntry(path))).toThrow('belongs to the site itself');
  });

  it('includes no path of another length or with another word', () => {
    expect(() =>
      claim(routeEntry('/donate/now'), routeEntry('/learn/harp/today'), routeEntry('/give')),
    ).not.toThrow();
  });
});

describe('paths of the site itself', () => {
  it.each([
    ['/api', '/api'],
    ['/api/donations', '/api'],
    ['/apps/mf-donate/:version', '/apps'],
    ['/:any', '/api'],
    ['/:any/list', '/api'],
    ['/registry.json', '/registry.json'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/robots.txt', '/robots.txt'],
    ['/sw.js', '/sw.js'],
  ])('refuses %s', (path, reserved) => {
    expect(() => claim(routeEntry(path))).toThrow(
      new Error(`mf-rival claims ${path}, but ${reserved} belongs to the site itself`),
    );
  });
});

describe('a malformed path', () => {
  it.each([
    '/donate/',
    '/Donate',
    '/x y',
    '/<script>',
    '/a//b',
    '//',
    '/a/../b',
    '/a.b',
    '/a_b',
    '/-a',
    '/a/:',
    '/ä',
    '/a%2fb',
    '/a*',
    '/a/*',
    '/a?b',
    '/a/:b?',
  ])('%s is refused', (path) => {
    expect(() => claim(routeEntry(path))).toThrow(
      `mf-rival claims ${path}, but ${path} is not a valid path: `,
    );
  });

  it('is refused as the value of a parameter too', () => {
    const variant = { params: { id: '../x' }, title: 't', description: 'd' };
    expect(() => claim(routeEntry('/a/:id', { variants: [variant] }))).toThrow(
      'but /../x is not a valid path',
    );
  });
});

describe('the home page', () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      routeEntry(`/camp-${at + 1}`, {
        links: [{ in: 'home', label: `Camp ${at + 1}`, about: 'A week.', action: 'Join' }],
      }),
    );

  it('has room for six cards of all apps', () => {
    expect(() => claim(...cards(6))).not.toThrow();
    const [one, ...others] = cards(7);
    const apps = site({ 'mf-one': one ? [one] : [], 'mf-rival': others, 'mf-none': [routeEntry('/none')] });
    expect(() => refuseClaims(apps, 'mf-rival')).toThrow(
      /^mf-rival adds a card to the home page, which has room for 6 cards of apps, but there would be 7: Camp 1 \(\/camp-1\), /,
    );
    expect(() => refuseClaims(apps, 'mf-none')).not.toThrow();
  });
});

describe('within one app', () => {
  it('a fixed segment and a parameter may coexist, because the fixed one wins', () => {
    expect(() => refuseClaims(site(DEPLOYED), 'mf-donate')).not.toThrow();
  });

  it('two patterns of the same rank for the same paths are refused', () => {
    expect(() => claim(routeEntry('/give'), routeEntry('/give', { id: 'again' }))).toThrow(
      'mf-rival claims /give twice',
    );
    expect(() => claim(routeEntry('/give/:a'), routeEntry('/give/:b'))).toThrow(
      'mf-rival claims /give/:a and /give/:b, which have the same rank',
    );
    expect(() => claim(routeEntry('/give/:a/now'), routeEntry('/give/me/:b'))).toThrow('have the same rank');
  });
});

it('accepts all routes of the remotes in this workspace', async () => {
  const names = remoteNames().filter((name) => existsSync(join(WORKSPACE, name, 'src/routes.ts')));
  const tables = await Promise.all(
    names.map(async (name) => {
      const { routes } = (await import(join(WORKSPACE, name, 'src/routes.ts'))) as { routes: RouteEntry[] };
      return [name, routes] as const;
    }),
  );
  const registry = site(Object.fromEntries(tables));
  for (const [name, routes] of tables) {
    expect(routes.length).toBeGreaterThan(0);
    expect(() => refuseClaims(registry, name)).not.toThrow();
  }
});
