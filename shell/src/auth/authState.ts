import type { AuthState } from '@school/shared/contract';

const NOBODY = { isLoggedIn: false, user: null, claims: { roles: [] } } as const;

/** Nothing is known yet. */
export const CHECKING: AuthState = { status: 'checking', ...NOBODY };

export const LOGGED_OUT: AuthState = { status: 'logged-out', ...NOBODY };

/** What an ID token says of a person. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** The state of somebody who is signed in, out of the claims of the ID token. */
export function loggedIn(token: TokenClaims, rolesClaim: string): AuthState {
  const roles = token[rolesClaim];
  return {
    status: 'logged-in',
    isLoggedIn: true,
    user: {
      displayName: nameOf(token),
      email: textOf(token['email']),
      photoURL: textOf(token['picture']),
    },
    claims: { ...token, roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [] },
  };
}

/** Auth0 puts the address into `name` when an account has none; that is no name to greet somebody by. */
function nameOf(token: TokenClaims): string {
  const name = textOf(token['name']);
  return name === textOf(token['email']) ? textOf(token['nickname']) : name;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
