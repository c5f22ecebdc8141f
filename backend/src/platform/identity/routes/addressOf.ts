import { addressFrom, networksOf } from '../../http/clientAddress';
import type { IdentityDeps } from '../store/identityDeps';
import type { Context } from './route';

/** The address that somebody signs in from; behind proxies of ours as `X-Forwarded-For` tells it, as for the API. */
export const addressOf = (ctx: Context, { proxyHops }: IdentityDeps): string =>
  networksOf(addressFrom(ctx.get('X-Forwarded-For'), proxyHops, ctx.req.socket.remoteAddress))[0] ??
  'unknown';
