import { addressFrom, networksOf } from '../../http/clientAddress';
import type { IdentityDeps } from '../store/identityDeps';
import type { Context } from './route';

/** Returns the client's address, from `X-Forwarded-For` behind our proxies, as in the API. */
export const addressOf = (ctx: Context, { proxyHops }: IdentityDeps): string =>
  networksOf(addressFrom(ctx.get('X-Forwarded-For'), proxyHops, ctx.req.socket.remoteAddress))[0] ??
  'unknown';
