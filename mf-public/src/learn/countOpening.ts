import { noteLink } from '../parts/referredBy';

/** What every code looks like; all else in the address is somebody's play. */
const CODE = /^[a-z2-9]{10}$/;

interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * Counts a visit at the personal link that it came by, once, unless the visitor asks not to be tracked. The API hears
 * of the link and of nothing else; it sets no cookie.
 */
export function countOpening(code: string, apiBase: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Wishes;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  if (!CODE.test(code) || !noteLink(code)) return;
  void fetch(`${apiBase}/referrals/openings`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
    // An opening that cannot be counted is no reason to disturb the visitor.
  }).catch(() => undefined);
}
