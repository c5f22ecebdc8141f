import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './deps';

/** What somebody has of IPv6 is a network of 64 bits, within which they may take a new address for each request. */
const networkBlocks = 4;

/** Whom an address counts as: itself, or its network of IPv6. An address of IPv4 is the same in both ways of writing it. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const blocks = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [blocks(head), blocks(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last];
  return `${all
    .slice(0, networkBlocks)
    .map((block) => block.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The address that a request came from. */
export const clientAddress = (c: Context<AppEnv>): string =>
  addressFrom(c.req.header('x-forwarded-for'), c.var.deps.settings.proxyHops, connectionAddress(c));

/**
 * Whom a request counts as. Behind proxies it is read as many places from the right of X-Forwarded-For as there are
 * proxies of ours; what stands further left can be made up by anybody.
 * @param connection the address at the other end of the connection
 */
export function addressFrom(forwarded: string | undefined, hops: number, connection = 'unknown'): string {
  const claimed = hops > 0 ? forwarded?.split(',').at(-hops)?.trim() : undefined;
  return networkOf(claimed || connection);
}

function connectionAddress(c: Context<AppEnv>): string | undefined {
  // A request that a test hands straight to the app has no connection.
  return 'incoming' in bindingsOf(c) ? getConnInfo(c).remote.address : undefined;
}

const bindingsOf = (c: Context<AppEnv>): object => (c.env as object | undefined) ?? {};
