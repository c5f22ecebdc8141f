import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

const everything = 'openid profile email offline_access';

/** Our own site needs no consent: signing in grants all requested scopes. */
export async function grantEverything(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider, account } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
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
  const asked = String(ctx.query['scope'] ?? '').split(' ');
  const kept = String(params?.['scope'] ?? '');
  if (params && asked.includes('offline_access') && !kept.includes('offline_access')) {
    params['scope'] = `${kept} offline_access`;
  }
}
