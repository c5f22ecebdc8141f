import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './deps';

/**
 * Lengths of IPv6 networks in bits, the narrowest first. A household has a network of 64 bits and may use a new address
 * for each request; a provider often assigns 56 or 48 bits.
 */
const prefixes = [64, 56, 48] as const;

/** An IPv4 address within an IPv6 address: as dual-stack sockets write it, and as NAT64 does. */
const CARRIES_IPV4 = /^(?:::ffff:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/;

const ipv4Of = (...blocks: readonly string[]): string =>
  blocks
    .flatMap((block) => {
      const bits = Number.parseInt(block, 16);
      return [bits >> 8, bits & 0xff];
    })
    .join('.');

/**
 * Returns what an address counts as: itself, or its IPv6 networks, the narrowest first. Both notations of an IPv4
 * address give the same result.
 */
export function networksOf(address: string): string[] {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return [address];
  // `2001:db8::7` as browsers write it, without IPv4's dots.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const within = CARRIES_IPV4.exec(written);
  if (within) return [ipv4Of(within[1]!, within[2]!)];
  const [head = '', tail] = written.split('::');
  const blocks = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [blocks(head), blocks(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last];
  return prefixes.map((bits) => {
    const prefix = all.slice(0, Math.ceil(bits / 16)).map((block) => Number.parseInt(block, 16));
    const last = prefix.length - 1;
    // A network of 56 bits includes half of the last block.
    if (bits % 16 !== 0) prefix[last] = (prefix[last] ?? 0) & (0xffff << (16 - (bits % 16)));
    return `${prefix.map((block) => block.toString(16)).join(':')}::/${bits}`;
  });
}

/** Returns what a request counts as, the narrowest network first. */
export const clientNetworks = (c: Context<AppEnv>): string[] =>
  networksOf(
    addressFrom(c.req.header('x-forwarded-for'), c.var.deps.settings.proxyHops, connectionAddress(c)),
  );

/** Returns the narrowest network that a request came from. */
export const clientAddress = (c: Context<AppEnv>): string => clientNetworks(c)[0] ?? 'unknown';

/**
 * Returns the address that a request came from. Behind proxies it is taken from X-Forwarded-For, as many places from
 * the right as we have proxies; anything further left can be forged.
 * @param connection the address at the other end of the connection
 */
export function addressFrom(forwarded: string | undefined, hops: number, connection = 'unknown'): string {
  const claimed = hops > 0 ? forwarded?.split(',').at(-hops)?.trim() : undefined;
  return claimed ? withoutPort(claimed) : connection;
}

/**
 * Removes the port that some proxies add, since it differs for each connection: '203.0.113.7:5678',
 * '[2001:db8::7]:5678'.
 */
const withoutPort = (claimed: string): string =>
  (/^\[(.+)\](?::\d+)?$/.exec(claimed) ?? /^([\d.]+):\d+$/.exec(claimed))?.[1] ?? claimed;

function connectionAddress(c: Context<AppEnv>): string | undefined {
  // A request that a test passes directly to the app has no connection.
  return 'incoming' in bindingsOf(c) ? getConnInfo(c).remote.address : undefined;
}

const bindingsOf = (c: Context<AppEnv>): object => (c.env as object | undefined) ?? {};
