import { pagePath, type OwnedRoute, type RouteEntry, type RouteVariant } from '@school/shared/contract';
import type { Registry } from './registry';

/** A page of the site: an address of its own, or the pattern of many. */
export interface SitePage {
  readonly app: string;
  /** Its address; free parameters stand in it as `:name`, and `*` is every unknown path. */
  readonly path: string;
  readonly route: RouteEntry;
  readonly variant: RouteVariant | undefined;
}

/** All routes of what is deployed, each with the app that owns it. */
export function routeTable(registry: Registry): OwnedRoute<string>[] {
  return Object.entries(registry.apps).flatMap(([owner, { current }]) =>
    current.manifest.routes.map((route) => ({ owner, route: route as RouteEntry })),
  );
}

/** The pages of an app. @throws when another app has claimed one of its addresses already */
export function pagesOf(registry: Registry, app: string): SitePage[] {
  const table = routeTable(registry);
  const pages = table
    .filter(({ owner }) => owner === app)
    .flatMap(({ route }) =>
      (route.variants ?? [undefined]).map((variant) => ({
        app,
        path: pagePath(route, variant),
        route,
        variant,
      })),
    );
  for (const { path } of pages) {
    const rival = table.find(({ owner, route }) => owner !== app && route.path === path);
    if (rival) throw new Error(`${app} claims ${path}, which belongs to ${rival.owner}`);
  }
  return pages;
}
