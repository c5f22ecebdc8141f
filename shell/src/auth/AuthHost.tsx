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

/**
 * Starts sign-in in a React root of its own that is never attached to the page: the library keeps its state in a
 * component, and nothing of it is to be seen.
 */
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

/** @throws Error in a person's words, such as where the browser blocks what the library keeps */
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

/** Carries what the library knows over to the shell. */
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
    // Nobody asked to be signed out: what is typed on the page must not go with the session.
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
      // Whose session was over already is out by this alone.
      if (!last.current.isOver) return;
      last.current = LOGGED_OUT;
      tellState(LOGGED_OUT);
    };
    tellReady(createActions(config, client, { getAccessTokenSilently, logout: leave }));
  }, [isLoading, config, client, getAccessTokenSilently, logout]);

  return null;
}

/** After signing in elsewhere: to the address that it started from, which the guard knows what to do with. */
function goBack(state?: AppState): void {
  window.history.replaceState(null, '', state?.returnTo ?? LOGIN_PATH);
}
