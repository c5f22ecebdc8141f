import { dependsOnSignIn } from '@school/shared/contract';
import { deployedRoutes } from '../../site/routeTable';
import type { RootFile, RootFileSource } from './rootFile';

/** What no crawler has any use for, whichever apps are deployed. */
const ALWAYS = ['/api'];

/** Says to crawlers that the site is open to them, but for what asks for a sign-in, and where the sitemap is. */
export function robots({ registry, settings }: RootFileSource): RootFile[] {
  const closed = Object.values(deployedRoutes(registry))
    .flatMap(({ routes }) => routes.filter(({ access }) => dependsOnSignIn(access)))
    .map(({ path }) => fixedPart(path))
    .filter((path) => path !== '/');
  const rules = shortest([...new Set([...closed, ...ALWAYS])]);
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...rules.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${settings.origin}/sitemap.xml`,
  ];
  return [{ path: '/robots.txt', body: `${lines.join('\n')}\n` }];
}

/** A path up to its first parameter. */
function fixedPart(path: string): string {
  return path.replace(/\/?[:*].*$/, '') || '/';
}

/** Leaves out what lies below another one: a rule holds for all addresses that begin with it. */
function shortest(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`))).sort();
}
