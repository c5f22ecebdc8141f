import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, ticketOrders, tickets } from '../../platform/db/schema';
import { closeOffer } from '../../platform/holds/offers';
import { queueTicketMail } from '../mail-queue/queueTicketMail';
import { ticketWaitingList } from '../waiting/ticketWaitingList';

export type TicketOrder = typeof ticketOrders.$inferSelect;

/**
 * Turns held places into the tickets of an order, once and for good, and mails them. The caller has locked the types.
 * @param fulfilment whether these are the seats that were held
 */
export async function giveTickets(
  context: ServiceContext,
  { id, holdId }: Pick<TicketOrder, 'id' | 'holdId'>,
  fulfilment: 'given' | 'other_seats',
): Promise<void> {
  if (!holdId) throw new Error(`Order ${id} has no hold`);
  const { db, clock } = context;
  await db
    .update(tickets)
    .set({ state: 'valid', ticketOrderId: id })
    .where(and(eq(tickets.holdId, holdId), eq(tickets.state, 'held')));
  await db.update(ticketHolds).set({ state: 'paid', endedAt: null }).where(eq(ticketHolds.id, holdId));
  await db
    .update(ticketOrders)
    .set({ fulfilment, paidAt: clock.now() })
    .where(and(eq(ticketOrders.id, id), eq(ticketOrders.fulfilment, 'waiting')));
  await closeOffer(context, ticketWaitingList, holdId);
  await queueTicketMail(context, `order:${id}`, { about: 'order', ticketOrderId: id, isAgain: false });
}
