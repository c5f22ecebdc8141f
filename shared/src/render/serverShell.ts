import { EMPTY_PAGE, type Observable, type Shell } from '../contract';

/** The shell during server rendering: signed out, nothing open, no actions. */
export const serverShell: Shell = {
  toast: { add: unavailable, update: unavailable, remove: unavailable },
  modal: { ...fixed({ openId: '', required: false, outlet: null }), open: unavailable, close: unavailable },
  page: {
    ...fixed(EMPTY_PAGE),
    update: unavailable,
  },
  auth: {
    ...fixed({ status: 'checking' as const, isLoggedIn: false, user: null, claims: { roles: [] } }),
    signInWithPassword: unavailable,
    signInWithGoogle: unavailable,
    signOut: unavailable,
    accessToken: unavailable,
  },
  navigate: unavailable,
  prefetch: unavailable,
  store: unavailable,
  holdReload: unavailable,
  config: { origin: '', apiBase: '/api' },
};

function fixed<State>(state: State): Observable<State> {
  return { get: () => state, subscribe: () => () => undefined };
}

function unavailable(): never {
  throw new Error('The shell can be used in effects and handlers, not while a page is rendered');
}
