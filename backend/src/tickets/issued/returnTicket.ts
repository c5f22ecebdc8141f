import { and, asc, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { tickets } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import { queueRefund } from '../refunds/queueRefund';
import { freeTickets } from '../stock/freeTickets';
import { inStock } from '../stock/inStock';
import { lockStock } from '../stock/lockStock';
import type { Ticket } from '../stock/takeTickets';
import { offerToWaitingList } from '../waiting/lockForSale';
import { refuseIf, whyNotReturn } from './canDo';
import { orderByKey, ticketsOfOrder, type IssuedContext } from './findOrder';

/**
 * Returns a ticket, with all of its table: its place is free at once, and it is refunded through the payment service. A
 * repeat changes nothing.
 * @throws not found, and `conflict` at `ticket` when it is too late, admitted, or passed on
 */
export function returnTicket(context: IssuedContext, orderKey: string, ticketId: string): Promise<void> {
  return inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const { ticketOrder, sale } = await orderByKey(inside, orderKey);
    if (ticketOrder.orderId) await lockOrder(inside, ticketOrder.orderId);
    const chosen = (await ticketsOfOrder(inside, ticketOrder.id)).find(({ id }) => id === ticketId);
    if (!chosen) throw notFound('This ticket');
    await lockStock(inside, [chosen.typeId]);
    const rows = await unitOf(inside, ticketOrder.id, chosen);
    if (rows.every(({ state }) => state === 'returned')) return;
    const now = context.clock.now();
    for (const row of rows) refuseIf(whyNotReturn(row, ticketOrder, sale.returnsUntil, now));
    const ids = rows.map(({ id }) => id);
    await freeTickets(inside, inArray(tickets.id, ids), 'returned');
    const paid = rows.reduce((sum, { price, discount }) => sum + price - discount, 0);
    if (ticketOrder.orderId && paid > 0) {
      const { orderId } = ticketOrder;
      await queueRefund(inside, ids.toSorted().join(':'), {
        orderId,
        amount: paid,
        reason: rows.length === 1 ? 'A ticket was returned' : 'A table was returned',
        actor: 'tickets',
      });
    }
    await offerToWaitingList(inside, [chosen.typeId]);
  });
}

/** Returns the ticket with those that are sold together with it, and locks their rows. */
async function unitOf(
  context: IssuedContext,
  ticketOrderId: string,
  { typeId, unit }: Ticket,
): Promise<Ticket[]> {
  return context.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.ticketOrderId, ticketOrderId), eq(tickets.typeId, typeId), eq(tickets.unit, unit)))
    .orderBy(asc(tickets.id))
    .for('no key update');
}
