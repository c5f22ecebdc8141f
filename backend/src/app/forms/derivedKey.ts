import { createHash } from 'node:crypto';
import { holdsKey } from '../../platform/http/oneContentPerKey';
import type { ServiceContext } from '../../platform/db/context';
import type { Body } from './sentForm';

const windowMs = 15 * 60_000;

/**
 * Returns the idempotency key of a form: the digest of what was sent and of the answered page that it was sent from. A
 * composed page is the same for everybody, so a quarter of an hour stands for it. If the quarter before has the key, the
 * form was sent twice across the border.
 * @param to method and path of the operation
 * @param page the key of an answered page
 */
export async function derivedKey(
  context: ServiceContext,
  { to, body, page }: { to: string; body: Body; page: string },
): Promise<string> {
  const content = plain(body);
  if (page !== '') return keyOf([to, page, content]);
  const quarter = Math.floor(context.clock.now().getTime() / windowMs);
  const before = keyOf([to, quarter - 1, content]);
  return (await holdsKey(context, { key: before, to })) ? before : keyOf([to, quarter, content]);
}

/** Files are stored anew at each attempt, so their name and size stand for them. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('ticket' in value) return [property(value, 'name'), property(value, 'size')];
  return Object.entries(value).map(([name, member]) => [name, plain(member)]);
}

const property = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

/** Returns a digest as a UUID of version 8. */
function keyOf(parts: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
