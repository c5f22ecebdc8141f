import { dependsOnSignIn, LOGIN_PATH, type Access, type AuthState } from '@school/shared/contract';

/** What the guard lets happen on a route (spec, section 4). */
export type Outcome =
  | { readonly kind: 'show' }
  /** Sign-in is being checked and the outcome depends on it: nothing renders. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string };

/** The name of the query value that remembers where a signed-out visitor wanted to go. */
const RETURN_TO = 'returnTo';

/**
 * Decides over a route.
 * @param address path, query and hash of the visit
 * @param auth is asked for only when the outcome depends on it
 */
export function guard(
  access: Access,
  address: string,
  auth: () => Pick<AuthState, 'status' | 'isOver'>,
): Outcome {
  if (!dependsOnSignIn(access)) return { kind: 'show' };
  const { status, isOver } = auth();
  if (status === 'checking') return { kind: 'wait' };
  const loggedIn = status === 'logged-in';
  if (access.kind === 'signed-in' && !loggedIn) {
    return { kind: 'redirect', to: `${LOGIN_PATH}?${RETURN_TO}=${encodeURIComponent(address)}` };
  }
  // Whose session is over can sign in again there, whatever the app of the page that it ended on makes of it.
  if (access.kind === 'signed-out' && loggedIn && !isOver)
    return { kind: 'redirect', to: comeBack(address) ?? access.target };
  return { kind: 'show' };
}

/** Where the sign-in page leads back to: only to a path of this site, never to a foreign address. */
function comeBack(address: string): string | undefined {
  const wanted = new URL(address, 'http://site').searchParams.get(RETURN_TO);
  if (!wanted?.startsWith('/')) return undefined;
  try {
    const { host, pathname, search, hash } = new URL(wanted, 'http://site');
    // Two slashes at the start would be a host again: `/.//evil.example` has such a path.
    return host === 'site' && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined; // not an address
  }
}
