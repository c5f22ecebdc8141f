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

/** Calls of the provider that also change its state. */
export type Provider = Pick<Auth0ContextInterface, 'getAccessTokenSilently' | 'logout'>;

/** Calls of the client, whose errors the provider would swallow or which it does not have. */
export type Client = Pick<Auth0Client, 'getUser' | 'logout' | 'loginWithPopup' | 'loginWithRedirect'>;

/** Creates the actions of sign-in. Each rejects with a message from the catalogue (specification, section 8). */
export function createActions(config: AuthConfig, client: Client, provider: Provider): AuthActions {
  const realm = config.connections.password;

  return {
    signInWithPassword: ({ email, password }) =>
      withMessage('password', async () => {
        if (config.passwordGrant === 'redirect') return signInElsewhere(email);
        const ticket = await requestLoginTicket(config, { email, password });
        // Otherwise an existing session would be renewed instead of using the ticket.
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
        // A person who is already signed in starts a new session instead of restoring the previous one.
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

  /** Leaves the site and returns to the URL that sign-in started from. */
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

/** Returns whether the browser blocks what sign-in needs: without cookies the service forgets the session at once. */
function keepsNothing(): boolean {
  try {
    return !navigator.cookieEnabled || !window.sessionStorage || !window.localStorage;
  } catch {
    return true;
  }
}
