import { dependsOnSignIn, pagePath } from '@school/shared/contract';
import type { BeaconEvent } from '@school/shared/schemas/analytics';
import type { CurrentRoute } from '../routing/currentRoute';
import { sourceOf } from './sourceOf';

/**
 * Returns the route pattern of a viewed page. Undefined when access was refused or sign-in is required: those visitors
 * are few, and counting them would be tracking.
 */
export function publicPage({ route, variant, outcome }: CurrentRoute): string | undefined {
  if (!route || outcome.kind !== 'show' || dependsOnSignIn(route.access)) return undefined;
  return pagePath(route, variant);
}

/** A page of a visit. */
export interface SeenPage extends CurrentRoute {
  /** The index of the page in the visit; a page that replaces its own URL keeps it. */
  readonly visit: number;
}

export interface Views {
  /** Returns the views among the next pages of a visit. */
  readonly of: (pages: readonly SeenPage[]) => Extract<BeaconEvent, { kind: 'view' }>[];
}

/** Creates views from the pages of a visit, one for each page that was reached. */
export function createViews(referrer: string): Views {
  let last: number | undefined;
  return {
    of: (pages) =>
      pages.flatMap((page) => {
        if (page.visit === last) return [];
        const source = last === undefined ? sourceOf(referrer) : 'internal';
        const path = publicPage(page);
        // A page that waits for the guard counts when it is shown.
        if (page.outcome.kind === 'show') last = page.visit;
        return path ? [{ kind: 'view' as const, path, source }] : [];
      }),
  };
}
