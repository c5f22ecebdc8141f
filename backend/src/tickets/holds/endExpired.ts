import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, ticketInvitations, tickets } from '../../platform/db/schema';
import { isOver } from '../../platform/holds/lifetime';
import { ticketHolding } from '../ticketHolding';
import { inStock } from '../stock/inStock';
import { offerToWaitingList, lockForSale } from '../waiting/lockForSale';
import { endHolds } from './endHold';
import { typesOf } from './findHold';

/** Holds per transaction: buyers of the same type wait for it. */
const batch = 100;

/**
 * Ends expired holds. Their tickets count as free without it; ending them updates open pages, makes promo codes and
 * invitations usable again, and serves the waiting list.
 * @returns the number of ended holds
 */
export async function endExpired(
  context: ServiceContext,
  of: { invitationCode?: string } = {},
): Promise<number> {
  const { db, clock } = context;
  const over = isOver(ticketHolding, clock.now());
  const ofInvitation =
    of.invitationCode === undefined
      ? undefined
      : sql`${ticketHolds.invitationId} in (${db
          .select({ id: ticketInvitations.id })
          .from(ticketInvitations)
          .where(eq(ticketInvitations.code, of.invitationCode))})`;
  let ended = 0;
  let found: { id: string }[];
  do {
    found = await db
      .select({ id: ticketHolds.id })
      .from(ticketHolds)
      .where(and(over, ofInvitation))
      .orderBy(asc(ticketHolds.expiresAt))
      .limit(batch);
    ended += await endTogether(
      context,
      found.map(({ id }) => id),
    );
  } while (found.length === batch);
  return ended;
}

/** Ends the holds that are still expired in one transaction, so that each type is locked and offered only once. */
const endTogether = (context: ServiceContext, ids: readonly string[]): Promise<number> =>
  inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const rows = await tx
      .selectDistinct({ typeId: tickets.typeId })
      .from(tickets)
      .where(inArray(tickets.holdId, [...ids]));
    const types = typesOf(rows);
    await lockForSale(inside, types);
    // A buyer who pays meanwhile may have extended it.
    const over = and(inArray(ticketHolds.id, [...ids]), isOver(ticketHolding, context.clock.now()));
    const ended = await endHolds(inside, over, 'expired');
    if (ended > 0) await offerToWaitingList(inside, types);
    return ended;
  });
