import { networkOf } from '../../http/clientAddress';
import type { IdentityDeps } from '../store/identityDeps';
import type { Context } from './route';

/** The address that somebody signs in from; behind proxies of ours as `X-Forwarded-For` tells it, as for the API. */
export function addressOf(ctx: Context, { proxyHops }: IdentityDeps): string {
  const forwarded = ctx.get('X-Forwarded-For').split(',');
  const claimed = proxyHops > 0 ? forwarded.at(-proxyHops)?.trim() : undefined;
  return networkOf(claimed || ctx.req.socket.remoteAddress || 'unknown');
}
