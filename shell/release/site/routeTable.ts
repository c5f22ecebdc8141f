import { pagesOfRoute, type OwnedRoute, type RoutePage } from '@school/shared/contract';
import type { Registry } from './registry';

/** A page of the site: an address of its own, or the pattern of many. */
export interface SitePage extends RoutePage {
  readonly app: string;
}

/** All routes of what is deployed, each with the app that owns it. */
export function routeTable(registry: Registry): OwnedRoute<string>[] {
  return Object.entries(registry.apps).flatMap(([owner, { current }]) =>
    current.manifest.routes.map((route) => ({ owner, route })),
  );
}

/** The pages of an app. */
export function pagesOf(registry: Registry, app: string): SitePage[] {
  return routeTable(registry)
    .filter(({ owner }) => owner === app)
    .flatMap(({ route }) => pagesOfRoute(route).map((page) => ({ ...page, app })));
}
