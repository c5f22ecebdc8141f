import type { SiteConfig } from '@school/shared/contract';
import { afterLoad } from '../background/afterLoad';
import type { AppSource } from '../loading/registry';
import type { RouteSource } from '../routing/currentRoute';
import type { Visits } from '../routing/visits';
import { reportVisit } from './reportVisit';

/** Do Not Track and its successor; the API checks the same preference in request headers. */
interface TrackingPreference {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * Counts the pages of this visit, unless the visitor opts out of tracking. Pages are recorded here and reported after
 * the page has loaded.
 */
export function countVisits(
  routes: RouteSource,
  visits: Visits,
  apps: AppSource,
  { apiBase }: SiteConfig,
): void {
  const { doNotTrack, globalPrivacyControl } = navigator as TrackingPreference;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const seen = [{ ...routes.get(), visit: visits.get() }];
  routes.subscribe(() => {
    const route = routes.get();
    // The route changes first; whether a new visit begins is set directly afterwards.
    queueMicrotask(() => seen.push({ ...route, visit: visits.get() }));
  });
  afterLoad(() => reportVisit(seen, apps, apiBase));
}
