import { orderByKey, ticketByKey, ticketsOfOrder, type FoundOrder, type ShownContext } from './findOrder';
import type { HeldTicket, TicketOrderView } from './issued.routes';
import { eventFacts, ticketForHolder, ticketsForBuyer } from './issuedTicket';
import { orderNumber } from '../orders/orderNumber';

/** Returns the page of an order. @throws not found */
export async function readOrder(context: ShownContext, key: string): Promise<TicketOrderView> {
  const found = await orderByKey(context, key);
  const { ticketOrder, order, sale } = found;
  const rows = await ticketsOfOrder(context, ticketOrder.id);
  return {
    number: orderNumber(ticketOrder.number),
    sale: ticketOrder.sale,
    name: ticketOrder.name,
    email: ticketOrder.email,
    state: rows.some(({ state }) => state === 'valid') ? 'paid' : 'refunded',
    paidAt: (ticketOrder.paidAt ?? ticketOrder.createdAt).toISOString(),
    amount: ticketOrder.amount,
    discount: ticketOrder.discount,
    refunded: refundedOf({ order, ticketOrder }),
    method: ticketOrder.method,
    hasOtherSeats: ticketOrder.fulfilment === 'other_seats',
    canReturnUntil: sale.returnsUntil?.toISOString() ?? null,
    event: await eventFacts(context),
    tickets: await ticketsForBuyer(context, found, rows),
  };
}

/** Returns what was refunded, by the payment service or at the desk. In pesewas. */
const refundedOf = ({ order, ticketOrder }: Pick<FoundOrder, 'order' | 'ticketOrder'>): number =>
  (order?.refunded ?? 0) + ticketOrder.cashRefunded;

/** Returns the page of a ticket that was passed on. @throws not found */
export async function readHeldTicket(context: ShownContext, key: string): Promise<HeldTicket> {
  const ticket = await ticketByKey(context, key);
  return { ticket: await ticketForHolder(context, ticket), event: await eventFacts(context) };
}
