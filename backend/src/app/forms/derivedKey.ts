import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../platform/db/context';
import type { Body } from './sentForm';

const windowMs = 15 * 60_000;

/**
 * Returns the idempotency key of a form: the digest of what was sent and of the answered page that it was sent from. A
 * composed page is the same for everybody, so a quarter of an hour stands for it. If the quarter before has the key, the
 * form was sent twice across the border.
 * @param to method and path of the operation
 * @param page the key of an answered page
 * @param holds returns whether the operation has taken a key
 */
export async function derivedKey(
  { clock }: Pick<ServiceContext, 'clock'>,
  { to, body, page, holds }: Derived,
): Promise<string> {
  const content = plain(body);
  if (page !== '') return keyOf([to, page, content]);
  const quarter = Math.floor(clock.now().getTime() / windowMs);
  const before = keyOf([to, quarter - 1, content]);
  return (await holds(before)) ? before : keyOf([to, quarter, content]);
}

interface Derived {
  readonly to: string;
  readonly body: Body;
  readonly page: string;
  readonly holds: (key: string) => Promise<boolean>;
}

/** Files are stored anew at each attempt, so their name and size stand for them. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('ticket' in value) return [property(value, 'name'), property(value, 'size')];
  return Object.entries(value).map(([name, member]) => [name, plain(member)]);
}

const property = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

const keyOf = (parts: readonly unknown[]): string =>
  uuidOf(createHash('sha256').update(JSON.stringify(parts)).digest());

/** Returns a digest in the form of a random UUID (version 4), the only one that all operations take. */
export function uuidOf(digest: Buffer): string {
  const hex = digest.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
