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

export interface Views {
  /** The views among the next places of a visit. */
  readonly of: (places: readonly CurrentRoute[]) => Extract<BeaconEvent, { kind: 'view' }>[];
}

/** Makes views out of where a visit went: one for each address that it came to. */
export function createViews(referrer: string): Views {
  let last: string | undefined;
  return {
    of: (places) =>
      places.flatMap((place) => {
        if (place.pathname === last) return [];
        const source = last === undefined ? sourceOf(referrer) : 'internal';
        const path = publicPage(place);
        // A page that waits for the guard is seen when it shows.
        if (place.outcome.kind === 'show') last = place.pathname;
        return path ? [{ kind: 'view' as const, path, source }] : [];
      }),
  };
}
