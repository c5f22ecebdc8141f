import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

const everything = 'openid profile email offline_access';

/** Our own site needs no consent: signing in grants all requested scopes. */
export async function grantEverything(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider, account } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const found = grantId ? await provider.Grant.find(grantId) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(everything);
  for (const resource of Object.keys(ctx.oidc.resourceServers ?? {})) {
    grant.addResourceScope(resource, everything);
  }
  await grant.save();
  return grant;
}

/**
 * Restores `offline_access` after the library has checked the scopes. The library drops it unless consent is requested;
 * Auth0 gives a refresh token without consent.
 */
export function keepOfflineAccess(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const requestedScopes = String(ctx.query['scope'] ?? '').split(' ');
  const grantedScopes = String(params?.['scope'] ?? '');
  if (params && requestedScopes.includes('offline_access') && !grantedScopes.includes('offline_access')) {
    params['scope'] = `${grantedScopes} offline_access`;
  }
}
