import { matchRoutes } from 'react-router-dom';
import type { RouteEntry, RouteParams, RouteVariant } from './routes';

/** A route that answers a path, with whom it belongs to. */
export interface RouteMatch<Owner> {
  readonly owner: Owner;
  readonly route: RouteEntry;
  readonly params: RouteParams;
  readonly variant: RouteVariant | undefined;
}

/** A route and its owner (the app that published it). */
export interface OwnedRoute<Owner> {
  readonly owner: Owner;
  readonly route: RouteEntry;
}

/**
 * Finds the route that answers a path, with the router's own ranking (fixed words win over parameters). When the
 * best route knows its variants and the path fits none of them, the path is unknown, and `*` answers it.
 */
export function matchRoute<Owner>(
  table: readonly OwnedRoute<Owner>[],
  pathname: string,
): RouteMatch<Owner> | undefined {
  const best = bestOf(table, pathname);
  if (!best?.route.variants || best.variant) return best;
  return bestOf(
    table.filter(({ route }) => route.path === '*'),
    pathname,
  );
}

function bestOf<Owner>(table: readonly OwnedRoute<Owner>[], pathname: string): RouteMatch<Owner> | undefined {
  const candidates = table.map((entry) => ({ path: entry.route.path, handle: entry }));
  const found = matchRoutes(candidates, pathname)?.[0];
  if (!found) return undefined;
  const { owner, route } = found.route.handle;
  const params = definedOnly(found.params);
  return { owner, route, params, variant: route.variants?.find((variant) => fits(variant, params)) };
}

function fits(variant: RouteVariant, params: RouteParams): boolean {
  return Object.entries(variant.params).every(([name, value]) => params[name] === value);
}

function definedOnly(params: Readonly<Record<string, string | undefined>>): RouteParams {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => !!entry[1]));
}
