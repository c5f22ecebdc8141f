import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

const everything = 'openid profile email offline_access';

/** Our own site needs nobody's consent: anyone who signs in grants it what it asks for. */
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
 * The library drops `offline_access` unless consent is asked for; Auth0 gives a refresh token without.
 * Runs after the library has looked at the scopes.
 */
export function keepOfflineAccess(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const asked = String(ctx.query['scope'] ?? '').split(' ');
  const kept = String(params?.['scope'] ?? '');
  if (params && asked.includes('offline_access') && !kept.includes('offline_access')) {
    params['scope'] = `${kept} offline_access`;
  }
}
