import { messageOf } from '@school/shared';
import { createValue, type AuthApi, type AuthState } from '@school/shared/contract';
import { importLazily } from '../loading/importLazily';
import { CHECKING, LOGGED_OUT } from './authState';
import { BusyError } from './loadConfig';
import { hasSignedIn } from './signedInMark';
import type { AuthActions, AuthHostProps } from './authActions';

/** Starts sign-in; resolves when its actions are available. */
type StartAuth = (props: AuthHostProps) => Promise<AuthActions>;

export interface AuthOptions extends Pick<AuthHostProps, 'onError' | 'onBusy'> {
  /** Fetches the site's public configuration. */
  readonly loadConfig: () => Promise<unknown>;
  /** Called when a person has signed in or out. */
  readonly onChange?: (state: AuthState) => void;
  readonly loadHost?: () => Promise<StartAuth>;
}

/**
 * Creates the sign-in API. Its code loads on the first subscription or action, so a page that does not depend on
 * sign-in never loads it.
 */
export function createAuthApi({
  loadConfig,
  onError,
  onBusy,
  onChange,
  loadHost = loadAuthHost,
}: AuthOptions): AuthApi {
  const state = createValue(CHECKING);
  state.subscribe(() => onChange?.(state.get()));
  let host: Promise<AuthActions> | undefined;
  /** The last start failed, so the state is for display only and not reliable. */
  let unknown = false;

  function start(): Promise<AuthActions> {
    unknown = false;
    host ??= Promise.all([loadHost(), loadConfig()])
      .then(([startAuth, config]) => startAuth({ config, onState: state.set, onError, onBusy }))
      .catch((error: unknown) => {
        // Subscribers get a result, and the next subscriber, action or token request retries. While the site is busy,
        // signed-in people must not be asked to sign in.
        host = undefined;
        unknown = true;
        if (!(error instanceof BusyError)) state.set(LOGGED_OUT);
        throw error;
      });
    return host;
  }

  let watched: Promise<void> | undefined;

  async function watch(): Promise<void> {
    try {
      await start();
    } catch (error) {
      if (!(error instanceof BusyError)) return onError(messageOf(error));
      onBusy(error.waitMs);
      await new Promise((resolve) => setTimeout(resolve, error.waitMs));
      return watch();
    }
  }

  return {
    get: state.get,
    subscribe(listener) {
      const stop = state.subscribe(listener);
      if ((state.get() === CHECKING || unknown) && !host && !watched)
        watched = watch().finally(() => (watched = undefined));
      return stop;
    },
    signInWithPassword: async (credentials) => (await start()).signInWithPassword(credentials),
    signInWithGoogle: async () => (await start()).signInWithGoogle(),
    signOut: async () => (await start()).signOut(),
    async accessToken() {
      // A request of a public page must not load sign-in for a visitor without a session.
      const nobody = host ? state.get().status === 'logged-out' : !hasSignedIn();
      return nobody ? null : (await start()).accessToken();
    },
  };
}

function loadAuthHost(): Promise<StartAuth> {
  return importLazily('sign-in', () => import('./AuthHost')).then(({ startAuth }) => startAuth);
}
