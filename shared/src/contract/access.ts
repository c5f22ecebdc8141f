/** Who may see a route, and where all others are redirected (spec, sections 2 and 4). */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'signed-out'; readonly redirectSignedIn: boolean; readonly target: string }
  | { readonly kind: 'signed-in' };

/** Where a signed-in visitor is redirected, and where a signed-out one is. */
export const SIGNED_IN_HOME = '/admin';
export const LOGIN_PATH = '/login';

/**
 * Public pages are for signed-out users without the redirect flag: signed-in users may read them too, so they never
 * wait for the session.
 */
export const publicAccess: Access = { kind: 'signed-out', redirectSignedIn: false, target: SIGNED_IN_HOME };

/** The sign-in page has the redirect flag: signed-in users go to the admin area. */
export const loginAccess: Access = { kind: 'signed-out', redirectSignedIn: true, target: SIGNED_IN_HOME };

/** Pages that require sign-in. */
export const signedInAccess: Access = { kind: 'signed-in' };

/** Returns whether a route's content depends on being signed in. */
export function dependsOnSignIn(access: Access): boolean {
  return access.kind === 'signed-in' || (access.kind === 'signed-out' && access.redirectSignedIn);
}
