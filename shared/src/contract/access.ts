/** Who may see a route, and what happens to everybody else (spec, sections 2 and 4). */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'signed-out'; readonly redirectSignedIn: boolean; readonly target: string }
  | { readonly kind: 'signed-in' };

/** Where a signed-in visitor is sent, and where a signed-out one is sent. */
export const SIGNED_IN_HOME = '/admin';
export const LOGIN_PATH = '/login';

/**
 * Public pages are for signed-out users, but their flag is off: a signed-in user may read them too,
 * so they never wait for sign-in.
 */
export const publicAccess: Access = { kind: 'signed-out', redirectSignedIn: false, target: SIGNED_IN_HOME };

/** The sign-in page: its flag is on, a signed-in user goes to the admin area. */
export const loginAccess: Access = { kind: 'signed-out', redirectSignedIn: true, target: SIGNED_IN_HOME };

/** Pages that need sign-in. */
export const signedInAccess: Access = { kind: 'signed-in' };

/** Whether what a visitor gets to see on a route depends on being signed in. */
export function dependsOnSignIn(access: Access): boolean {
  return access.kind === 'signed-in' || (access.kind === 'signed-out' && access.redirectSignedIn);
}
