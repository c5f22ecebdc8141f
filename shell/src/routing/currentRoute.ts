import {
  createValue,
  matchRoute,
  type AuthApi,
  type Observable,
  type OwnedRoute,
  type RouteEntry,
  type RouteMatch,
  type RouteVariant,
} from '@school/shared/contract';
import type { AppTable } from '../loading/pageDescriptor';
import type { AppSource } from '../loading/registry';
import { guard, type Outcome } from './guard';

/** What the address bar asks for, and what the guard says to it. */
export interface CurrentRoute {
  readonly app: string | undefined;
  readonly route: RouteEntry | undefined;
  readonly variant: RouteVariant | undefined;
  readonly outcome: Outcome;
  readonly pathname: string;
}

export interface RouteSource extends Observable<CurrentRoute> {
  /** Looks at the address, the sign-in state and the apps again. */
  readonly refresh: () => CurrentRoute;
  /**
   * The app that answers a path. None for an unknown path: the site may have learned of it since this page was opened,
   * so it is asked by a page load.
   */
  readonly ownerOf: (pathname: string) => string | undefined;
}

/** Follows the address, the sign-in state and what is known of the apps. */
export function createRouteSource(
  apps: Pick<AppSource, 'get'>,
  auth: Pick<AuthApi, 'get'>,
  location: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location,
): RouteSource {
  const opened = location.pathname;
  const routesOf = rememberLast(routesOfAll);
  const { get, subscribe, set } = createValue(look());

  function matchOf(pathname: string): RouteMatch<string> | undefined {
    const { table, registry } = apps.get();
    const match = matchRoute(routesOf(table), pathname);
    const isUnknownPath = match?.route.path === '*' && pathname !== opened;
    // Until all apps are known, a path that seems unknown may be another app's.
    return isUnknownPath && registry !== 'read' ? undefined : match;
  }

  function look(): CurrentRoute {
    const { pathname, search, hash } = location;
    const match = matchOf(pathname);
    const outcome: Outcome = match
      ? guard(match.route.access, pathname + search + hash, auth.get)
      : { kind: 'show' };
    return { app: match?.owner, route: match?.route, variant: match?.variant, outcome, pathname };
  }

  return {
    get,
    subscribe,
    refresh() {
      const next = look();
      const undecided = !next.route && apps.get().registry === 'asked';
      // Until it is known whose the address is, the page that was left stays.
      if (!undecided && !same(next, get())) set(next);
      return get();
    },
    ownerOf(pathname) {
      const match = matchOf(pathname);
      return match?.route.path === '*' ? undefined : match?.owner;
    },
  };
}

function routesOfAll(table: AppTable): OwnedRoute<string>[] {
  return Object.entries(table).flatMap(([owner, { routes }]) => routes.map((route) => ({ owner, route })));
}

function rememberLast<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  let last: { readonly key: Key; readonly result: Result } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, result: compute(key) };
    return last.result;
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
