import type { Registry } from './registry';
import { deployedRoutes } from './routeTable';

/** First segments that the site itself answers, with all that lies below them. */
const RESERVED_SEGMENTS = ['api', 'apps'];
/** Addresses that the site itself answers, beside the root files that are there. */
const RESERVED_PATHS = ['/registry.json', '/sitemap.xml', '/robots.txt'];

const UNKNOWN_PATHS = '*';
const SEGMENT = /^([a-z0-9]+(-[a-z0-9]+)*|:[a-zA-Z]\w*)$/;

/**
 * Refuses the routes of an app that cannot be its own: malformed and reserved paths, and patterns that can match an
 * address which a pattern of another app can match too. Within one app the router's ranking decides (fixed segments
 * win over parameters); only where that is a tie is the pair refused.
 * @throws Error with one line that names the app and the path, and those that it collides with
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
        `${app} claims ${route.path}, but ${malformed} is no path of a page: it has a slash before each segment, and segments of small letters, digits and single hyphens`,
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
}

/** What of the site itself a pattern could match, if anything. */
export function reservedFor(path: string, rootFiles: readonly string[] = []): string | undefined {
  const first = segmentsOf(path)[0] ?? '';
  const segment = RESERVED_SEGMENTS.find((name) => first.toLowerCase() === name || first.startsWith(':'));
  if (segment && path !== UNKNOWN_PATHS) return `/${segment}`;
  return [...RESERVED_PATHS, ...rootFiles].find((reserved) => overlaps(path.toLowerCase(), reserved));
}

/** Whether there is an address that both patterns match. `*` answers only what no other pattern does. */
export function overlaps(one: string, other: string): boolean {
  if (one === UNKNOWN_PATHS || other === UNKNOWN_PATHS) return one === other;
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return (
    left.length === right.length &&
    left.every((segment, at) => segment === right[at] || isParameter(segment) || isParameter(right[at]))
  );
}

/** Whether a path is one that a page may have. */
function isWellFormed(path: string): boolean {
  if (path === UNKNOWN_PATHS || path === '/') return true;
  return path.startsWith('/') && segmentsOf(path).every((segment) => SEGMENT.test(segment));
}

function refuseTies(app: string, paths: readonly string[]): void {
  for (const [at, path] of paths.entries()) {
    const twin = paths.slice(at + 1).find((other) => overlaps(path, other) && rankOf(path) === rankOf(other));
    if (twin === path) throw new Error(`${app} claims ${path} twice`);
    if (twin) throw new Error(`${app} claims ${path} and ${twin}, and nothing says which of them wins`);
  }
}

function belongs(app: string, own: string, path: string): string {
  return own === path ? `belongs to ${app}` : `overlaps ${own} of ${app}`;
}

/** The more fixed segments a pattern has, the higher the router ranks it among those of its length. */
function rankOf(path: string): number {
  return segmentsOf(path).filter((segment) => !isParameter(segment)).length;
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith(':') ?? false;
}
