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
 * Finds the route that answers a path, with the router's own ranking (fixed words win over parameters). A path
 * whose parameters no variant knows falls to the next fitting route, in the end to `*`.
 */
export function matchRoute<Owner>(
  table: readonly OwnedRoute<Owner>[],
  pathname: string,
): RouteMatch<Owner> | undefined {
  const left = [...table];
  for (;;) {
    const found = matchRoutes(
      left.map((entry) => ({ path: entry.route.path, handle: entry })),
      pathname,
    )?.[0];
    if (!found) return undefined;
    const { owner, route } = found.route.handle;
    const params = definedOnly(found.params);
    const variant = route.variants?.find((candidate) => fits(candidate, params));
    if (!route.variants || variant) return { owner, route, params, variant };
    left.splice(left.indexOf(found.route.handle), 1);
  }
}

function fits(variant: RouteVariant, params: RouteParams): boolean {
  return Object.entries(variant.params).every(([name, value]) => params[name] === value);
}

function definedOnly(params: Readonly<Record<string, string | undefined>>): RouteParams {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => !!entry[1]));
}
