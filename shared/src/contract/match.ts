import { matchRoutes } from 'react-router-dom';
import type { RouteEntry, RouteParams, RouteVariant } from './routes';

/** Apps by name, each with the routes that it published. */
export type RoutesByApp = Readonly<Record<string, { readonly routes: readonly RouteEntry[] }>>;

/** The route that answers a path, with the name of its app. */
export interface RouteMatch {
  readonly app: string;
  readonly route: RouteEntry;
  readonly params: RouteParams;
  readonly variant: RouteVariant | undefined;
}

/**
 * Finds the route that answers a path, by the router's own ranking (fixed segments win over parameters). When the best
 * route lists its variants and the path fits none of them, the path is unknown, and `*` answers it.
 */
export function matchRoute(apps: RoutesByApp, pathname: string): RouteMatch | undefined {
  const routes = Object.entries(apps).flatMap(([app, { routes }]) =>
    routes.map((route) => ({ path: route.path, handle: { app, route } })),
  );
  const best = bestOf(routes, pathname);
  if (!best?.route.variants || best.variant) return best;
  return bestOf(
    routes.filter(({ path }) => path === '*'),
    pathname,
  );
}

function bestOf(
  routes: { path: string; handle: Pick<RouteMatch, 'app' | 'route'> }[],
  pathname: string,
): RouteMatch | undefined {
  const found = matchRoutes(routes, pathname)?.[0];
  if (!found) return undefined;
  const { app, route } = found.route.handle;
  const params = definedOnly(found.params);
  return { app, route, params, variant: route.variants?.find((variant) => fits(variant, params)) };
}

function fits(variant: RouteVariant, params: RouteParams): boolean {
  return Object.entries(variant.params).every(([name, value]) => params[name] === value);
}

function definedOnly(params: Readonly<Record<string, string | undefined>>): RouteParams {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => !!entry[1]));
}
