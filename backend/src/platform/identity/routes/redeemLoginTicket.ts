import { methods } from '../store/signInMethods';
import type { Handler } from './route';

const sessionSeconds = 7 * 24 * 60 * 60;

/**
 * `/authorize` with a login ticket: the person it stands for is signed in here, and the request goes
 * on without the ticket. A ticket that is no good leaves the session as it was.
 */
export const redeemLoginTicket: Handler = async (ctx, deps, provider) => {
  const url = new URL(ctx.href);
  const accountId = deps.loginTickets.redeem(url.searchParams.get('login_ticket') ?? '');
  if (accountId) {
    // A fresh session rather than the one at hand: nothing of somebody else's stays in it.
    const session = new provider.Session();
    session.loginAccount({ accountId, amr: [methods.password] });
    await session.save(sessionSeconds);
    const { cookies } = provider.createContext(ctx.req, ctx.res);
    cookies.set('identity', session.jti, { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true });
  }
  url.searchParams.delete('login_ticket');
  ctx.status = 303;
  ctx.set('Location', url.pathname + url.search);
};
