import { matchRoute, pagePath, type Permission } from '@school/shared/contract';
import type { Page, Registry } from '../../release/site/registry';
import { routeTable } from '../../release/site/routeTable';
import { decode } from './decode';

/** A composed page, and what its route lets it ask of the device. */
export interface FoundPage {
  readonly page: Page;
  readonly permissions: readonly Permission[];
}

/** Finds the composed page that answers a path, by the same rules as the browser. */
export function pageFinder(registry: Registry): (pathname: string) => FoundPage | undefined {
  const table = routeTable(registry);
  return (pathname) => {
    const match = decode(pathname) === undefined ? undefined : matchRoute(table, pathname);
    const page = registry.pages[match ? pagePath(match.route, match.variant) : '*'];
    return page && { page, permissions: match?.route.permissions ?? [] };
  };
}
