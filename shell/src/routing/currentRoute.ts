import {
  matchRoute,
  type AuthApi,
  type Observable,
  type RouteEntry,
  type RouteVariant,
} from '@school/shared/contract';
import type { PublishedApp } from '../loading/pageDescriptor';
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
  /** Looks at the address and the sign-in state again. */
  readonly refresh: () => CurrentRoute;
  /**
   * The app that answers a path. None for an unknown path: the site may have learned of it since this page was opened,
   * so it is asked by a page load.
   */
  readonly ownerOf: (pathname: string) => string | undefined;
}

/** Follows the address and the sign-in state. */
export function createRouteSource(
  apps: Readonly<Record<string, PublishedApp>>,
  auth: Pick<AuthApi, 'get'>,
  location: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location,
): RouteSource {
  const table = Object.entries(apps).flatMap(([owner, { routes }]) =>
    routes.map((route) => ({ owner, route })),
  );
  const listeners = new Set<() => void>();
  let current = look();

  function look(): CurrentRoute {
    const { pathname, search, hash } = location;
    const match = matchRoute(table, pathname);
    const outcome: Outcome = match
      ? guard(match.route.access, pathname + search + hash, () => auth.get().status)
      : { kind: 'show' };
    return { app: match?.owner, route: match?.route, variant: match?.variant, outcome, pathname };
  }

  return {
    get: () => current,
    refresh() {
      const next = look();
      if (!same(next, current)) {
        current = next;
        listeners.forEach((listener) => listener());
      }
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ownerOf(pathname) {
      const match = matchRoute(table, pathname);
      return match?.route.path === '*' ? undefined : match?.owner;
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
