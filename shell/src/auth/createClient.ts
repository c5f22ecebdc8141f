import { Auth0Client } from '@auth0/auth0-spa-js';
// Its own copy would be started from a blob, which the page's policy refuses.
import workerUrl from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url';
import { LOGIN_PATH } from '@school/shared/contract';
import type { AuthConfig } from './authConfig';
import { dropEmptyMarks } from './emptyMarks';

/** How long a silent question may stay unanswered before the person counts as signed out; the library would wait 60. */
const SILENT_ANSWER_TIMEOUT_SECONDS = 15;

/**
 * The client of the identity service. Where it answers under our own domain (`form`), tokens are kept in memory
 * alone and a reload asks it again, silently, by its own cookie. Where it is a stranger's domain (`redirect`),
 * browsers withhold that cookie, so a refresh token that is used once and then replaced is kept on the device.
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
