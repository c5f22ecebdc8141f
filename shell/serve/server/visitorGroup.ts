import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { VISITOR_GROUPS } from '../../release/site/canary';

const COOKIE = 'group';
/** Seconds. */
const KEPT_FOR = 30 * 24 * 60 * 60;

/** Returns the visitor's group, or undefined for one who has none. */
export function groupOf(context: Context): number | undefined {
  const value = getCookie(context, COOKIE) ?? '';
  const group = /^\d{1,2}$/.test(value) ? Number(value) : VISITOR_GROUPS;
  return group < VISITOR_GROUPS ? group : undefined;
}

/**
 * Puts a visitor into a group for a month, so that all later requests get the same versions.
 * @param isSecure whether the site has TLS, which a proxy may end before this server
 */
export function joinGroup(context: Context, isSecure: boolean): number {
  const group = randomInt(VISITOR_GROUPS);
  setCookie(context, COOKIE, String(group), {
    path: '/',
    maxAge: KEPT_FOR,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
  return group;
}
