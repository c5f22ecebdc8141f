import type { SiteConfig } from '@school/shared/contract';
import { afterLoad } from '../background/afterLoad';
import type { RouteSource } from '../routing/currentRoute';
import type { Visits } from '../routing/visits';
import { reportVisit } from './reportVisit';

/** Do Not Track and its successor; the API looks at the same wish in the request. */
interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * Counts the pages of this visit, unless the visitor asks not to be tracked. Here they are only noted: they are
 * reported once the page has settled.
 */
export function countVisits(routes: RouteSource, visits: Visits, { apiBase }: SiteConfig): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Wishes;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const seen = [{ ...routes.get(), visit: visits.get() }];
  routes.subscribe(() => {
    const route = routes.get();
    // The route is looked up first; whether it begins another visit is known right after.
    queueMicrotask(() => seen.push({ ...route, visit: visits.get() }));
  });
  afterLoad(() => reportVisit(seen, apiBase));
}
