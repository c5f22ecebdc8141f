import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { AuthSettings } from '../config/settings';
import { grantEverything, keepOfflineAccess } from './grants';
import type { IdentityDeps } from './store/identityDeps';
import type { Library } from './library';
import { resourceIndicators } from './resourceIndicators';
import type { Account } from './store/accounts';
import { createAdapterFactory } from './store/adapter';
import { methods } from './store/signInMethods';

const hour = 60 * 60;
const day = 24 * hour;

/** Returns the library's configuration for one public client, with Auth0's paths and behaviour. */
export function providerConfiguration(deps: IdentityDeps, library: Library): Configuration {
  const { auth, siteOrigins, keys, accounts } = deps;
  return {
    adapter: createAdapterFactory(deps.state, deps.clock),
    jwks: keys.jwks as NonNullable<Configuration['jwks']>,
    cookies: { keys: keys.cookieKeys, names: { session: 'identity', interaction: 'identity_step' } },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
    },
    clients: [
      {
        client_id: auth.clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: siteOrigins.flatMap(callbacksOf),
      },
    ],
    clientBasedCORS: (_, origin) => siteOrigins.includes(origin),
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub', auth.rolesClaim],
      profile: ['name', 'nickname'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    extraParams: {
      audience: keepOfflineAccess,
      connection: null,
      auth0Client: null,
      screen_hint: null,
      realm: null,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: resourceIndicators(auth.audience, library),
    },
    interactions: { policy: loginPolicy(auth, library), url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async ({ oidc }, id, token) => {
      const account = accounts.byId(id);
      const signedInAt = (token && 'authTime' in token ? token.authTime : oidc.session?.loginTs) ?? 0;
      const signedOutAt = await deps.signedOutAt(id);
      // Grants from before an account was signed out cannot be renewed, neither by a token nor silently.
      if (!account || (signedOutAt && signedInAt * 1000 <= signedOutAt.getTime())) return undefined;
      return { accountId: id, claims: () => claimsOf(account, auth) };
    },
    extraTokenClaims: (ctx, token) => {
      const account = 'accountId' in token ? accounts.byId(token.accountId) : undefined;
      return (
        account && {
          [auth.rolesClaim]: account.roles,
          [auth.nameClaim]: account.name,
          [auth.emailClaim]: account.email,
          [auth.sessionClaim]: sessionOf(ctx, token),
        }
      );
    },
    loadExistingGrant: grantEverything,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: 30 * day,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 30 * day,
      Session: 7 * day,
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${description ?? ''}\n`;
    },
  };
}

/** Returns the id of one sign-in; silent renewals and refresh tokens continue it. */
function sessionOf({ oidc }: KoaContextWithOIDC, token: object): string {
  const { AuthorizationCode: code, RefreshToken: refresh } = oidc.entities;
  const grantId = 'grantId' in token ? String(token.grantId) : '';
  return `${grantId}:${code?.authTime ?? refresh?.authTime ?? ''}`;
}

/** Returns the allowed addresses after a sign-in by redirect; the pop-up and silent renewal use the bare origin. */
const callbacksOf = (origin: string) => ['', '/', '/login', '/admin'].map((path) => origin + path);

const claimsOf = ({ id, name, email, roles }: Account, auth: AuthSettings) => ({
  sub: id,
  name,
  nickname: email.split('@')[0],
  email,
  email_verified: true,
  [auth.rolesClaim]: roles,
});

/**
 * Extends the library's policy: people sign in again when they request Google while signed in another way, and when
 * their account has been signed out since.
 */
function loginPolicy(auth: AuthSettings, { interactionPolicy }: Library) {
  const { Check, base } = interactionPolicy;
  const policy = base();
  const other = new Check('other_connection', 'Another connection was requested', 'login_required', (ctx) => {
    const { params, session, result } = ctx.oidc;
    const wanted = params?.['connection'] === auth.connections.google;
    const silent = ctx.oidc.prompts.has('none');
    return wanted && !silent && !result?.login && !session?.amr?.includes(methods.google);
  });
  const signedOut = new Check('signed_out', 'The account was signed out', 'login_required', (ctx) => {
    const { session, account, result } = ctx.oidc;
    return session?.accountId !== undefined && !account && !result?.login;
  });
  policy.get('login')?.checks.add(other);
  policy.get('login')?.checks.add(signedOut);
  return policy;
}
