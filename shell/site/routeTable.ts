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

/** The pages of an app. @throws when it claims an address twice, or one that belongs to another app */
export function pagesOf(registry: Registry, app: string): SitePage[] {
  const table = routeTable(registry);
  const pages = table.filter(({ owner }) => owner === app).flatMap(ownedPages);
  const owners = new Map(
    table
      .filter(({ owner }) => owner !== app)
      .flatMap(ownedPages)
      .map((page) => [page.path, page.app]),
  );
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (owners.has(path)) throw new Error(`${app} claims ${path}, which belongs to ${owners.get(path)}`);
    if (seen.has(path)) throw new Error(`${app} claims ${path} twice`);
    seen.add(path);
  }
  return pages;
}

function ownedPages({ owner, route }: OwnedRoute<string>): SitePage[] {
  return pagesOfRoute(route).map((page) => ({ ...page, app: owner }));
}
