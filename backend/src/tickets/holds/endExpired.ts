import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { ticketHolds, ticketInvitations } from '../../db/schema';
import { isAlive } from '../aliveHold';
import { inStock } from '../stock/inStock';
import { handOn, lockForSale } from '../waiting/lockForSale';
import { endHold } from './endHold';
import { ticketsOfHold, typesOf } from './findHold';

/** So many at a time. */
const batch = 50;

/**
 * Ends the holds whose time is over. Their tickets count as free without it; with it, open pages hear of it, promo codes
 * and invitations work again, and those who wait have their turn.
 * @returns how many it ended
 */
export async function endExpired(
  context: ServiceContext,
  of: { invitationCode?: string } = {},
): Promise<number> {
  const { db, clock } = context;
  const over = and(eq(ticketHolds.state, 'active'), not(isAlive(clock.now())));
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
    for (const { id } of found) ended += Number(await end(context, id));
  } while (found.length === batch);
  return ended;
}

const end = (context: ServiceContext, id: string): Promise<boolean> =>
  inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const types = typesOf(await ticketsOfHold(inside, id));
    await lockForSale(inside, types);
    // Anyone who pays meanwhile may have got it more time.
    const [still] = await tx
      .select({ id: ticketHolds.id })
      .from(ticketHolds)
      .where(and(eq(ticketHolds.id, id), eq(ticketHolds.state, 'active'), not(isAlive(context.clock.now()))));
    if (!still || !(await endHold(inside, id, 'expired'))) return false;
    await handOn(inside, types);
    return true;
  });
