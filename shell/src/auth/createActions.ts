import type { Auth0ContextInterface } from '@auth0/auth0-react';
import type { Auth0Client } from '@auth0/auth0-spa-js';
import {
  codeOfAuthError,
  messageOfAuthError,
  storageBlocked,
  type AuthFlow,
} from '@school/shared/schemas/sign-in';
import type { AuthConfig } from './authConfig';
import type { AuthActions } from './authActions';
import { dropEmptyMarks } from './emptyMarks';
import { endSession, requestLoginTicket } from './identityService';

/** What the actions need of the provider: these calls change its state too. */
export type Provider = Pick<Auth0ContextInterface, 'getAccessTokenSilently' | 'logout'>;

/** The client calls that the provider would swallow errors of, or has no part in. */
export type Client = Pick<Auth0Client, 'getUser' | 'logout' | 'loginWithPopup' | 'loginWithRedirect'>;

/** The actions of sign-in. Each rejects with an error in the catalogue's words (specification, section 8). */
export function createActions(config: AuthConfig, client: Client, provider: Provider): AuthActions {
  const realm = config.connections.password;

  return {
    signInWithPassword: ({ email, password }) =>
      withMessage('password', async () => {
        if (config.passwordGrant === 'redirect') return signInElsewhere(email);
        const ticket = await requestLoginTicket(config, { email, password });
        // What is left of a session before would be renewed instead of the ticket being used.
        await client.logout({ openUrl: false });
        dropEmptyMarks();
        await provider.getAccessTokenSilently({
          cacheMode: 'off',
          authorizationParams: { login_ticket: ticket, realm },
        });
      }),

    signInWithGoogle: () =>
      withMessage('popup', async () => {
        const connection = config.connections.google;
        // Who is signed in already begins a new session, and does not get the one before back.
        const again = (await client.getUser()) !== undefined;
        await client.loginWithPopup({
          authorizationParams: { connection, ...(again && { prompt: 'login' as const }) },
        });
        await provider.getAccessTokenSilently();
      }),

    signOut: () =>
      withMessage('password', async () => {
        if (config.passwordGrant === 'redirect')
          return provider.logout({ logoutParams: { returnTo: window.location.origin } });
        await endSession(config);
        await provider.logout({ openUrl: false });
      }),

    async accessToken() {
      try {
        return (await provider.getAccessTokenSilently()) ?? null;
      } catch (error) {
        if (SESSION_OVER.has(codeOfAuthError(error) ?? '')) return null;
        throw error;
      }
    },
  };

  /** Leaves the site, and comes back to the address that sign-in started from. */
  function signInElsewhere(email: string): Promise<void> {
    const { pathname, search } = window.location;
    return client.loginWithRedirect({
      appState: { returnTo: pathname + search },
      authorizationParams: { connection: realm, login_hint: email },
    });
  }
}

const SESSION_OVER = new Set([
  'login_required',
  'missing_refresh_token',
  'invalid_grant',
  'consent_required',
]);

async function withMessage(flow: AuthFlow, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    const message = keepsNothing() ? storageBlocked : messageOfAuthError(error, flow);
    throw new Error(message, { cause: error });
  }
}

/** Whether the browser refuses what sign-in needs: with cookies blocked the service forgets at once who has signed in. */
function keepsNothing(): boolean {
  try {
    return !navigator.cookieEnabled || !window.sessionStorage || !window.localStorage;
  } catch {
    return true;
  }
}
