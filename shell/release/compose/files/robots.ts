import { dependsOnSignIn } from '@school/shared/contract';
import { deployedRoutes } from '../../site/routeTable';
import type { RootFile, RootFileSource } from './rootFile';

/** Disallowed for crawlers, whichever apps are deployed. */
const ALWAYS = ['/api'];

/** Generates robots.txt: everything is allowed except what requires sign-in, with a link to the sitemap. */
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

/** Returns a path up to its first parameter. */
function fixedPart(path: string): string {
  return path.replace(/\/?[:*].*$/, '') || '/';
}

/** Removes paths below another one, because a rule applies to all paths with that prefix. */
function shortest(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`))).sort();
}
