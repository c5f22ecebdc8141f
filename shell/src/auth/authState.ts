import type { AuthState } from '@school/shared/contract';

const NOBODY = { isLoggedIn: false, user: null, claims: { roles: [] } } as const;

/** The initial state. */
export const CHECKING: AuthState = { status: 'checking', ...NOBODY };

export const LOGGED_OUT: AuthState = { status: 'logged-out', ...NOBODY };

/** The claims of an ID token. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Returns the state of a signed-in person from the claims of the ID token. */
export function loggedIn(token: TokenClaims, rolesClaim: string): AuthState {
  const roles = token[rolesClaim];
  return {
    status: 'logged-in',
    isLoggedIn: true,
    user: { displayName: nameOf(token), email: textOf(token['email']), photoURL: textOf(token['picture']) },
    claims: { ...token, roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [] },
  };
}

/** Auth0 sets `name` to the email address when an account has none; that is not a name to greet a person by. */
function nameOf(token: TokenClaims): string {
  const name = textOf(token['name']);
  return name === textOf(token['email']) ? textOf(token['nickname']) : name;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
