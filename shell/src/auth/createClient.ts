import { Auth0Client } from '@auth0/auth0-spa-js';
// The library's own copy would start from a blob, which the page's policy refuses.
import workerUrl from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url';
import { LOGIN_PATH } from '@school/shared/contract';
import type { AuthConfig } from './authConfig';
import { dropEmptyMarks } from './emptyMarks';

/** The timeout of a silent check, after which the person counts as signed out; the library's default is 60. */
const SILENT_ANSWER_TIMEOUT_SECONDS = 15;

/**
 * Creates the client of the identity service. On our own domain (`form`), tokens stay in memory and a reload checks the
 * session silently by cookie. On another domain (`redirect`), browsers block that cookie, so a rotating refresh token
 * is stored on the device.
 */
export function createClient({
  domain,
  clientId,
  audience,
  passwordGrant,
  clockOffsetMs,
}: AuthConfig): Auth0Client {
  dropEmptyMarks();
  return new Auth0Client({
    domain,
    clientId,
    authorizationParams: {
      audience,
      redirect_uri: window.location.origin + LOGIN_PATH,
      scope: 'openid profile email offline_access',
    },
    authorizeTimeoutInSeconds: SILENT_ANSWER_TIMEOUT_SECONDS,
    cacheLocation: passwordGrant === 'form' ? 'memory' : 'localstorage',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    workerUrl,
    nowProvider: () => Date.now() + clockOffsetMs,
  });
}
