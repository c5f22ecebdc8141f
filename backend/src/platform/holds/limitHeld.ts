import { sql, type SQL } from 'drizzle-orm';
import { networksIn, type NetworkDigests } from '../core/networkDigests';
import { digestOfToken } from '../core/token';
import type { ServiceContext } from '../db/context';
import type { Holding } from './holding';

type Context = Pick<ServiceContext, 'db'>;

/** Separates the locks of networks from those of tokens. */
const networkSpace = 3;

/** Serialises the requests of one token: two pages of one person may send them at once. */
export const lockToken = (context: Context, { tokenSpace }: Holding, token: string): Promise<void> =>
  lock(context, digestOfToken(token), tokenSpace);

/** Serialises the requests of a widest network, so that two together cannot exceed a limit that each observes. */
export const lockNetworks = (
  context: Context,
  { addressDigest, networkDigests }: NetworkDigests,
): Promise<void> => lock(context, networkDigests.at(-1) ?? addressDigest, networkSpace);

async function lock({ db }: Context, digest: string, space: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, ${space}))`);
}

/**
 * Returns whether a network holds more than its limit. Many people share an address, so a wider IPv6 network may hold
 * more. Exact only while the caller holds the locks of the networks.
 * @param most limit of one address
 * @param heldIn counts what the holds of a network contain, including the current request
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
