import { noteLink } from '../parts/referredBy';

/** The format of every code; anything else was not made by the API. */
const CODE = /^[a-z2-9]{10}$/;

interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * Counts a visit by a personal link once, unless Do Not Track is set. It sends the link and nothing else,
 * and sets no cookie.
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
    // A visit that cannot be counted must not disturb the visitor.
  }).catch(() => undefined);
}
