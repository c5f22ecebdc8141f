import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './deps';

/**
 * The address that a request came from. Behind proxies it is read as many places from the right of
 * X-Forwarded-For as there are proxies of ours; what stands further left can be made up by anybody.
 */
export function clientAddress(c: Context<AppEnv>): string {
  const hops = c.var.deps.settings.proxyHops;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const claimed = hops > 0 ? forwarded.at(-hops) : undefined;
  return claimed || connectionAddress(c);
}

function connectionAddress(c: Context<AppEnv>): string {
  // A request that a test hands straight to the app has no connection.
  return 'incoming' in bindingsOf(c) ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
}

const bindingsOf = (c: Context<AppEnv>): object => (c.env as object | undefined) ?? {};
