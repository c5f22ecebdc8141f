import { school } from '@school/shared/site';

/** Less than a year, as RFC 9116 asks for. */
const VALID_DAYS = 180;

/** Says to whoever finds a hole in the site where to tell it (RFC 9116). It is made when it is asked for, so it never expires. */
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
