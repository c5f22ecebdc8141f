import { sql, type SQL } from 'drizzle-orm';
import { networksIn, type NetworkDigests } from '../core/networkDigests';
import { digestOfToken } from '../core/token';
import type { ServiceContext } from '../db/context';
import type { Holding } from './holding';

type Context = Pick<ServiceContext, 'db'>;

/** Keeps the locks of networks apart from those of tokens. */
const networkSpace = 3;

/** Lets one request of a token go on at a time: two pages of one person may ask at once. */
export const lockToken = (context: Context, { tokenSpace }: Holding, token: string): Promise<void> =>
  lock(context, digestOfToken(token), tokenSpace);

/**
 * Lets one request of a network go on at a time, the widest one, so that two together do not pass a limit that each of
 * them keeps.
 */
export const lockNetworks = (
  context: Context,
  { addressDigest, networkDigests }: NetworkDigests,
): Promise<void> => lock(context, networkDigests.at(-1) ?? addressDigest, networkSpace);

async function lock({ db }: Context, digest: string, space: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, ${space}))`);
}

/**
 * Whether more is held from a network than one may hold. Many people share an address, so a wider network of IPv6 may hold
 * more. Only exact while the caller holds the networks.
 * @param most how much one address may hold
 * @param heldIn counts what the holds of a network keep, with what is requested now
 */
export async function isTooMuchHeld(
  { table }: Holding,
  digests: NetworkDigests,
  most: number,
  heldIn: (isIn: SQL) => Promise<number>,
): Promise<boolean> {
  for (const [step, { isIn }] of networksIn(digests, table).entries()) {
    if ((await heldIn(isIn)) > most * 2 ** step) return true;
  }
  return false;
}
