import { linksIn, linksOf } from '@school/shared/contract';
import type { Registry } from './registry';
import { deployedRoutes } from './routeTable';

/** First segments that belong to the site, with everything below them. */
const RESERVED_SEGMENTS = ['api', 'apps', 'deploys', 'forms', 'previews'];
/** Paths that belong to the site, besides existing root files. */
const RESERVED_PATHS = ['/registry.json', '/deploys.json', '/preview', '/sitemap.xml', '/robots.txt'];

/** The lists that have room for few links of apps. The header's is at 1440 px; narrower, it folds into the menu. */
const ROOMS = [
  { list: 'header', place: 'the header', room: 2, link: 'link' },
  { list: 'home', place: 'the home page', room: 6, link: 'card' },
] as const;

const UNKNOWN_PATHS = '*';
const SEGMENT = /^([a-z0-9]+(-[a-z0-9]+)*|:[a-zA-Z]\w*)$/;

/**
 * Refuses invalid routes of an app: malformed and reserved paths, and patterns that can match the same path as a
 * pattern of another app. Within one app the router's ranking decides (fixed segments before parameters), and only ties
 * are refused.
 * @throws Error with one line that names the app, the path, and those in conflict
 */
export function refuseClaims(registry: Registry, app: string): void {
  const { [app]: own, ...others } = deployedRoutes(registry);
  for (const route of own?.routes ?? []) {
    const reserved = reservedFor(route.path, Object.keys(registry.files));
    if (reserved) throw new Error(`${app} claims ${route.path}, but ${reserved} belongs to the site itself`);
    const addresses = [
      route.path,
      ...(route.variants ?? []).flatMap(({ params }) => Object.values(params).map((value) => `/${value}`)),
    ];
    const malformed = addresses.find((path) => !isWellFormed(path));
    if (malformed) {
      throw new Error(
        `${app} claims ${route.path}, but ${malformed} is not a valid path: it needs a slash before each segment, and segments of lower-case letters, digits and single hyphens`,
      );
    }
    for (const [other, { routes }] of Object.entries(others)) {
      const rival = routes.find(({ path }) => overlaps(route.path, path));
      if (rival)
        throw new Error(`${app} claims ${route.path}, which ${belongs(other, rival.path, route.path)}`);
    }
  }
  refuseTies(
    app,
    (own?.routes ?? []).map(({ path }) => path),
  );
  refuseCrowdedLists(app, deployedRoutes(registry));
}

/** Refuses an app's links in lists that have no room for them. */
function refuseCrowdedLists(app: string, apps: ReturnType<typeof deployedRoutes>): void {
  for (const { list, place, room, link } of ROOMS) {
    const links = linksIn(linksOf(apps), list);
    const own = apps[app]?.routes.some((route) => route.links?.some((each) => each.in === list));
    if (!own || links.length <= room) continue;
    const labels = links.map(({ label, to }) => `${label} (${to})`).join(', ');
    throw new Error(
      `${app} adds a ${link} to ${place}, which has room for ${room} ${link}s of apps, but there would be ${links.length}: ${labels}`,
    );
  }
}

/** Returns a path of the site itself that a pattern could match, if any. */
export function reservedFor(path: string, rootFiles: readonly string[] = []): string | undefined {
  const first = segmentsOf(path)[0] ?? '';
  const segment = RESERVED_SEGMENTS.find((name) => first.toLowerCase() === name || first.startsWith(':'));
  if (segment && path !== UNKNOWN_PATHS) return `/${segment}`;
  return [...RESERVED_PATHS, ...rootFiles].find((reserved) => overlaps(path.toLowerCase(), reserved));
}

/** Returns whether some path matches both patterns. `*` matches only what no other pattern does. */
export function overlaps(one: string, other: string): boolean {
  if (one === UNKNOWN_PATHS || other === UNKNOWN_PATHS) return one === other;
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return (
    left.length === right.length &&
    left.every((segment, at) => segment === right[at] || isParameter(segment) || isParameter(right[at]))
  );
}

/** Returns whether a page may have a path. */
function isWellFormed(path: string): boolean {
  if (path === UNKNOWN_PATHS || path === '/') return true;
  return path.startsWith('/') && segmentsOf(path).every((segment) => SEGMENT.test(segment));
}

function refuseTies(app: string, paths: readonly string[]): void {
  for (const [at, path] of paths.entries()) {
    const twin = paths.slice(at + 1).find((other) => overlaps(path, other) && rankOf(path) === rankOf(other));
    if (twin === path) throw new Error(`${app} claims ${path} twice`);
    if (twin) throw new Error(`${app} claims ${path} and ${twin}, which have the same rank`);
  }
}

function belongs(app: string, own: string, path: string): string {
  return own === path ? `belongs to ${app}` : `overlaps ${own} of ${app}`;
}

/** Returns the rank of a pattern among those of its length: more fixed segments rank higher. */
function rankOf(path: string): number {
  return segmentsOf(path).filter((segment) => !isParameter(segment)).length;
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith(':') ?? false;
}
