import type { Handler } from './route';

/** Ends the session and its grants. Redirects only to the site, and not at all without an address. */
export const logout: Handler = async (ctx, deps, provider) => {
  const returnTo = new URL(ctx.href).searchParams.get('returnTo');
  if (returnTo !== null && !isOnSite(returnTo, deps.siteOrigins)) {
    ctx.status = 400;
    ctx.body = { error: 'invalid_request', error_description: 'The returnTo address is not allowed' };
    return;
  }
  const context = provider.createContext(ctx.req, ctx.res);
  const session = await provider.Session.get(context);
  const grantId = session.accountId ? session.grantIdFor(deps.auth.clientId) : undefined;
  if (grantId) await provider.RefreshToken.revokeByGrantId(grantId);
  await session.destroy();
  context.cookies.set('identity', null, { signed: true, httpOnly: true, sameSite: 'lax' });
  if (returnTo === null) {
    ctx.body = 'OK';
    return;
  }
  ctx.status = 302;
  ctx.set('Location', returnTo);
};

const isOnSite = (address: string, origins: string[]) =>
  URL.canParse(address) && origins.includes(new URL(address).origin);
