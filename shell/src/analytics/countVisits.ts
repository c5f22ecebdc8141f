import type { SiteConfig } from '@school/shared/contract';
import { afterLoad } from '../background/afterLoad';
import type { RouteSource } from '../routing/currentRoute';
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
export function countVisits(routes: RouteSource, { apiBase }: SiteConfig): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Wishes;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const seen = [routes.get()];
  routes.subscribe(() => void seen.push(routes.get()));
  afterLoad(() => reportVisit(seen, apiBase));
}
