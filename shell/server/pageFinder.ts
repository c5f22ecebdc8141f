import { matchRoute, pagePath } from '@school/shared/contract';
import type { Page, Registry } from '../site/registry';
import { routeTable } from '../site/routeTable';
import { decode } from './decode';

/** Finds the composed page that answers a path, by the same rules as the browser. */
export function pageFinder(registry: Registry): (pathname: string) => Page | undefined {
  const table = routeTable(registry);
  return (pathname) => {
    if (decode(pathname) === undefined) return registry.pages['*'];
    const match = matchRoute(table, pathname);
    return match && registry.pages[pagePath(match.route, match.variant)];
  };
}
