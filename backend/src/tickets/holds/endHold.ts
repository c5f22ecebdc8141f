import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { ticketHolds, tickets } from '../../db/schema';
import { releaseCode } from '../codes/countUse';
import { freeTickets } from '../stock/freeTickets';
import { lapseOffer } from '../waiting/lapseOffer';

/**
 * Ends a hold that is active: its tickets are free, its promo code can be used by somebody else, and an offer has
 * lapsed. The caller holds the types of its tickets, and hands on what became free.
 * @returns whether it was active until now
 */
export async function endHold(
  context: ServiceContext,
  holdId: string,
  to: 'released' | 'expired',
): Promise<boolean> {
  const { db, clock } = context;
  const ended = await db
    .update(ticketHolds)
    .set({ state: to, endedAt: clock.now() })
    .where(and(eq(ticketHolds.id, holdId), eq(ticketHolds.state, 'active')))
    .returning({ id: ticketHolds.id });
  if (ended.length === 0) return false;
  await freeTickets(context, and(eq(tickets.holdId, holdId), eq(tickets.state, 'held')), 'freed');
  await releaseCode(context, holdId);
  await lapseOffer(context, holdId);
  return true;
}
