import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, tickets } from '../../platform/db/schema';
import { endHolds as end, type End } from '../../platform/holds/changeHolds';
import { lapseOffers } from '../../platform/holds/offers';
import { releaseCodes } from '../codes/countUse';
import { freeTickets } from '../stock/freeTickets';
import { ticketHolding } from '../ticketHolding';
import { ticketWaitingList } from '../waiting/ticketWaitingList';

/**
 * Ends active holds: frees their tickets, returns their promo codes, and lets their offers lapse. The caller has locked
 * the types of their tickets, and offers what became free.
 * @param which condition that selects the holds
 * @returns the number of holds that were active until now
 */
export async function endHolds(context: ServiceContext, which: SQL | undefined, to: End): Promise<number> {
  const ids = await end(context, ticketHolding, which, to);
  if (ids.length === 0) return 0;
  await freeTickets(context, and(inArray(tickets.holdId, ids), eq(tickets.state, 'held')), 'freed');
  await releaseCodes(context, ids);
  await lapseOffers(context, ticketWaitingList, ids);
  return ids.length;
}

/** Ends one hold. @returns whether it was active until now */
export const endHold = async (context: ServiceContext, holdId: string, to: End): Promise<boolean> =>
  (await endHolds(context, eq(ticketHolds.id, holdId), to)) > 0;
