import { Auth0Provider, useAuth0, type AppState } from '@auth0/auth0-react';
import type { Auth0Client } from '@auth0/auth0-spa-js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { LOGIN_PATH, type AuthState } from '@school/shared/contract';
import { messageOfAuthError } from '@school/shared/schemas/sign-in';
import { readAuthConfig, type AuthConfig } from './authConfig';
import { CHECKING, LOGGED_OUT, loggedIn } from './authState';
import { checkSession } from './checkSession';
import { createActions } from './createActions';
import type { AuthActions, AuthHostProps } from './authActions';
import { createClient } from './createClient';

/** Starts sign-in in a detached React root: the library keeps its state in a component but renders nothing. */
export async function startAuth(
  { config, onState, onError, onBusy }: AuthHostProps,
  makeClient: (config: AuthConfig) => Auth0Client = createClient,
): Promise<AuthActions> {
  if (!('timeout' in AbortSignal)) (await import('./olderBrowsers')).fillIn();
  const auth = readAuthConfig(config);
  const client = inPlainWords(() => makeClient(auth));
  client.checkSession = () => checkSession(client, { onBusy, onError });
  return new Promise((onReady) => {
    createRoot(document.createElement('div')).render(
      <Auth0Provider
        client={client}
        skipRedirectCallback={window.location.pathname !== LOGIN_PATH}
        onRedirectCallback={goBack}
      >
        <Bridge {...{ config: auth, client, onState, onError, onReady }} />
      </Auth0Provider>,
    );
  });
}

/**
 * Runs a function and replaces technical errors.
 * @throws an error with a plain message, for example when the browser blocks storage
 */
function inPlainWords<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw new Error(messageOfAuthError(error), { cause: error });
  }
}

interface BridgeProps extends Pick<AuthHostProps, 'onState' | 'onError'> {
  readonly config: AuthConfig;
  readonly client: Auth0Client;
  readonly onReady: (actions: AuthActions) => void;
}

/** Copies the library's state to the shell. */
function Bridge({ config, client, onState, onError, onReady }: BridgeProps) {
  const { isLoading, isAuthenticated, user, error, getAccessTokenSilently, logout } = useAuth0();
  const tellState = useEffectEvent(onState);
  const tellError = useEffectEvent(onError);
  const tellReady = useEffectEvent(onReady);

  const last = useRef<AuthState>(LOGGED_OUT);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isLoading) return tellState(CHECKING);
    const signedIn = isAuthenticated && user ? loggedIn(user, config.rolesClaim) : undefined;
    if (signedIn) isLeaving.current = false;
    // The person did not sign out, so input on the page must not be lost with the session.
    const isOver = !signedIn && last.current.isLoggedIn && !isLeaving.current;
    last.current = signedIn ?? (isOver ? { ...last.current, isOver } : LOGGED_OUT);
    tellState(last.current);
  }, [isLoading, isAuthenticated, user, config]);

  useEffect(() => {
    if (error) tellError(messageOfAuthError(error));
  }, [error]);

  useEffect(() => {
    if (isLoading) return;
    const leave: typeof logout = async (options) => {
      isLeaving.current = true;
      try {
        await logout(options);
      } catch (error) {
        isLeaving.current = false;
        throw error;
      }
      // A session that had already expired ends by this alone.
      if (!last.current.isOver) return;
      last.current = LOGGED_OUT;
      tellState(LOGGED_OUT);
    };
    tellReady(createActions(config, client, { getAccessTokenSilently, logout: leave }));
  }, [isLoading, config, client, getAccessTokenSilently, logout]);

  return null;
}

/** Returns to the URL that an external sign-in started from, where the guard decides. */
function goBack(state?: AppState): void {
  window.history.replaceState(null, '', state?.returnTo ?? LOGIN_PATH);
}
