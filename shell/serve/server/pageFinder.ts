import { matchRoute, pagePath, type Permission } from '@school/shared/contract';
import type { ComposedPage, Registry } from '../../release/site/registry';
import { deployedRoutes } from '../../release/site/routeTable';
import { decode } from './decode';

/** A composed page and the device permissions of its route. */
export interface FoundPage {
  readonly page: ComposedPage;
  readonly permissions: readonly Permission[];
}

/** Returns a function that finds the composed page for a path, by the same rules as the browser. */
export function pageFinder(registry: Registry): (pathname: string) => FoundPage | undefined {
  const apps = deployedRoutes(registry);
  return (pathname) => {
    const match = decode(pathname) === undefined ? undefined : matchRoute(apps, pathname);
    const page = registry.pages[match ? pagePath(match.route, match.variant) : '*'];
    return page && { page, permissions: match?.route.permissions ?? [] };
  };
}
