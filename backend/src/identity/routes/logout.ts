import type { Handler } from './route';

/** Ends the session and what it granted, and goes back only to where the site is. */
export const logout: Handler = async (ctx, deps, provider) => {
  const returnTo = new URL(ctx.href).searchParams.get('returnTo') ?? deps.siteOrigins[0] ?? '';
  if (!URL.canParse(returnTo) || !deps.siteOrigins.includes(new URL(returnTo).origin)) {
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
  ctx.status = 302;
  ctx.set('Location', returnTo);
};
