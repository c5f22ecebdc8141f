import {
  createValue,
  matchRoute,
  type AuthApi,
  type Observable,
  type RouteMatch,
} from '@school/shared/contract';
import type { AppSource } from '../loading/registry';
import { guard, type Outcome } from './guard';

/** The route of the address bar's path, if an app has one, with the guard's decision. */
export interface CurrentRoute extends Partial<RouteMatch> {
  readonly outcome: Outcome;
  readonly pathname: string;
}

export interface RouteSource extends Observable<CurrentRoute> {
  /** Reads the address, the sign-in state and the apps again. */
  readonly refresh: () => CurrentRoute;
  /**
   * The route of a path, or undefined for an unknown path. The site may have deployed an app for that path since this
   * page was opened, so the caller loads the page from the server.
   */
  readonly matchOf: (pathname: string) => RouteMatch | undefined;
}

/** Keeps the current route up to date with the address, the sign-in state and the deployed apps. */
export function createRouteSource(
  apps: Pick<AppSource, 'get'>,
  auth: Pick<AuthApi, 'get'>,
  location: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location,
): RouteSource {
  const opened = location.pathname;
  const { get, subscribe, set } = createValue(look());

  function find(pathname: string): RouteMatch | undefined {
    const { table, registry } = apps.get();
    const match = matchRoute(table, pathname);
    const isUnknownPath = match?.route.path === '*' && pathname !== opened;
    // Until the registry is read, an unknown path may belong to another app.
    return isUnknownPath && registry !== 'read' ? undefined : match;
  }

  function look(): CurrentRoute {
    const { pathname, search, hash } = location;
    const match = find(pathname);
    const outcome: Outcome = match
      ? guard(match.route.access, pathname + search + hash, auth.get)
      : { kind: 'show' };
    return { ...match, outcome, pathname };
  }

  return {
    get,
    subscribe,
    refresh() {
      const next = look();
      const undecided = !next.route && apps.get().registry === 'loading';
      // The previous page stays until the registry says which app owns the address.
      if (!undecided && !same(next, get())) set(next);
      return get();
    },
    matchOf(pathname) {
      const match = find(pathname);
      return match?.route.path === '*' ? undefined : match;
    },
  };
}

function same(a: CurrentRoute, b: CurrentRoute): boolean {
  return (
    a.pathname === b.pathname &&
    a.route === b.route &&
    a.outcome.kind === b.outcome.kind &&
    (a.outcome.kind !== 'redirect' || b.outcome.kind !== 'redirect' || a.outcome.to === b.outcome.to)
  );
}
