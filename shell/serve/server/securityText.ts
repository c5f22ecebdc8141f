import { school } from '@school/shared/site';

/** Less than a year, as RFC 9116 recommends. */
const VALID_DAYS = 180;

/**
 * Returns security.txt (RFC 9116), which says where to report vulnerabilities. Generated per request, so that it never
 * expires.
 */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${school.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
