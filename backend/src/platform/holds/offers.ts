import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { privateKey } from '../core/privateKey';
import type { SignedTokens } from '../core/signedTokens';
import { digestOfToken } from '../core/token';
import type { ServiceContext } from '../db/context';
import { lasting } from './holding';
import { moveWaiting, type WaitingList, type WaitingTable } from './waitingList';

/** Values of an offer's hold; its token is made when the mail is written. */
const offerValues = (now: Date, offerMs: number) => ({
  tokenDigest: `offer:${randomUUID()}`,
  isOffer: true,
  addressDigest: 'waiting-list',
  ...lasting(now, offerMs),
});

/**
 * Offers something to a waiting person and mails them, all or nothing, in the caller's transaction. An offer is a hold
 * like any other.
 * @param hold creates the hold with these values and returns its id
 * @returns false when it is no longer available, or the person no longer waits; nothing has changed then
 */
export async function offerTo<Table extends WaitingTable>(
  context: ServiceContext,
  list: WaitingList<Table>,
  waitingId: string,
  hold: (inside: ServiceContext, values: ReturnType<typeof offerValues>) => Promise<string>,
): Promise<boolean> {
  try {
    // A nested transaction, so that a refusal undoes what was taken before it.
    await context.db.transaction(async (tx) => {
      const inside = { ...context, db: tx };
      const now = context.clock.now();
      const holdId = await hold(inside, offerValues(now, list.offerMs));
      const changes = list.offered(holdId, now);
      const moved = await moveWaiting(inside, list, 'offered', eq(list.table.id, waitingId), changes);
      if (moved === 0) throw new WaitsNoMore();
      await list.queueMail(inside, `offer:${holdId}`, { about: 'offer', waitingId });
    });
    return true;
  } catch (error) {
    if (error instanceof WaitsNoMore || list.isRefusal(error)) return false;
    throw error;
  }
}

class WaitsNoMore extends Error {}

type Context = Pick<ServiceContext, 'db'>;
type Offers = Pick<WaitingList, 'table' | 'used' | 'holdId'>;

/** Closes the offer of a hold that was used, or whose person took something else: they no longer wait. */
export async function closeOffer(context: Context, list: Offers, holdId: string): Promise<void> {
  await moveWaiting(context, list, 'used', eq(list.holdId, holdId));
}

/** Lets the offers of ended holds lapse. These people no longer wait, but may join again. */
export async function lapseOffers(context: Context, list: Offers, holdIds: readonly string[]): Promise<void> {
  if (holdIds.length > 0) await moveWaiting(context, list, 'lapsed', inArray(list.holdId, [...holdIds]));
}

/** Makes the token of an offer for its mail. From now on it opens the hold, which stores only its digest. */
export async function offerToken(
  { db, signed }: Context & { signed: SignedTokens },
  { name, holding: { table } }: Pick<WaitingList, 'name' | 'holding'>,
  holdId: string,
): Promise<string> {
  const token = privateKey(signed, { use: `${name}-offer`, id: holdId, version: 1 });
  await db
    .update(table as PgTable)
    .set({ tokenDigest: digestOfToken(token) })
    .where(eq(table.id, holdId));
  return token;
}
