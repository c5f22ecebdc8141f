import { methods } from '../store/signInMethods';
import type { Handler } from './route';

const sessionSeconds = 7 * 24 * 60 * 60;

/**
 * Handles `/authorize` with a login ticket: signs its account in and continues without the ticket. An invalid ticket
 * does not change the session.
 */
export const redeemLoginTicket: Handler = async (ctx, deps, provider) => {
  const url = new URL(ctx.href);
  const accountId = deps.loginTickets.redeem(url.searchParams.get('login_ticket') ?? '');
  if (accountId) {
    // A new session, so that nothing of another account remains in it.
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
