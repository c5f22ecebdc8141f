import { dependsOnSignIn, pagePath } from '@school/shared/contract';
import type { BeaconEvent } from '@school/shared/schemas/analytics';
import type { CurrentRoute } from '../routing/currentRoute';
import { sourceOf } from './sourceOf';

/**
 * The page that somebody saw, as the route table writes it: what is free in its address stays a name. Nothing where
 * they were kept out, or where only people who sign in come: those are few, and counting them would be watching them.
 */
export function publicPage({ route, variant, outcome }: CurrentRoute): string | undefined {
  if (!route || outcome.kind !== 'show' || dependsOnSignIn(route.access)) return undefined;
  return pagePath(route, variant);
}

/** A page on the way of somebody through the site. */
export interface SeenPage extends CurrentRoute {
  /** Its place in the order of pages; a page that replaces its own address keeps it. */
  readonly visit: number;
}

export interface Views {
  /** The views among the next pages of a visit. */
  readonly of: (pages: readonly SeenPage[]) => Extract<BeaconEvent, { kind: 'view' }>[];
}

/** Makes views out of where a visit went: one for each page that it came to. */
export function createViews(referrer: string): Views {
  let last: number | undefined;
  return {
    of: (pages) =>
      pages.flatMap((page) => {
        if (page.visit === last) return [];
        const source = last === undefined ? sourceOf(referrer) : 'internal';
        const path = publicPage(page);
        // A page that waits for the guard is seen when it shows.
        if (page.outcome.kind === 'show') last = page.visit;
        return path ? [{ kind: 'view' as const, path, source }] : [];
      }),
  };
}
