import { createValue, type AuthApi, type AuthState } from '../contract';

export interface StandInAuth extends AuthApi {
  /** Signs in with an email address without a password, or signs out. */
  readonly become: (email: string | null, roles?: readonly string[]) => void;
}

const NOBODY: AuthState = { status: 'logged-out', isLoggedIn: false, user: null, claims: { roles: [] } };

/** Creates sign-in without an identity service. It accepts any email address, which the API does not know. */
export function standInAuth(): StandInAuth {
  const state = createValue(NOBODY);

  function become(email: string | null, roles: readonly string[] = ['staff']): void {
    if (email === null) return state.set(NOBODY);
    const user = { displayName: email.replace(/@.*$/, ''), email, photoURL: '' };
    state.set({ status: 'logged-in', isLoggedIn: true, user, claims: { roles } });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    become,
    signInWithPassword: async ({ email }) => become(email),
    signInWithGoogle: async () => become('staff@example.com'),
    signOut: async () => become(null),
    accessToken: async () => null,
  };
}
