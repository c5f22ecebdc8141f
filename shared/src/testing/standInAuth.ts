import type { AuthApi, AuthState } from '../contract';
import { value } from './value';

export interface StandInAuth extends AuthApi {
  /** Lets somebody be signed in, or nobody; asks for no password. */
  readonly become: (email: string | null, roles?: readonly string[]) => void;
}

const NOBODY: AuthState = { status: 'logged-out', isLoggedIn: false, user: null, claims: { roles: [] } };

/** Sign-in without an identity service: whoever is named is signed in. The API does not know them. */
export function standInAuth(): StandInAuth {
  const state = value(NOBODY);

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
    signInWithGoogle: async () => become('staff@music-school.example'),
    signOut: async () => become(null),
    accessToken: async () => null,
  };
}
