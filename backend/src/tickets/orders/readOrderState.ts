import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { privateKey } from '../../platform/core/privateKey';
import { orders, ticketOrders } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { needsStaff } from '../../payments/flags/needsStaff';
import { holdOf } from '../holds/findHold';
import { orderKeyOf } from '../keys';
import type { TicketOrderState } from './order.routes';
import { orderNumber } from './orderNumber';

/** Returns the state of a hold's order to the holder of its token. @throws not found */
export async function readOrderState(
  context: Pick<Deps, 'db' | 'clock' | 'signed'>,
  token: string,
): Promise<TicketOrderState> {
  const { hold } = await holdOf(context, token);
  const [found] = await context.db
    .select({ ticketOrder: ticketOrders, state: orders.state, needsStaff: needsStaff(context.db) })
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .where(eq(ticketOrders.holdId, hold.id));
  if (!found) throw notFound('This order');
  const { ticketOrder } = found;
  const { fulfilment, linkVersion } = ticketOrder;
  const hasTickets = fulfilment === 'given' || fulfilment === 'other_seats';
  return {
    number: orderNumber(ticketOrder.number),
    // A free order is paid as soon as it exists.
    state: ticketOrder.method === 'free' ? 'paid' : (found.state ?? 'paid'),
    needsStaff: found.needsStaff,
    amount: ticketOrder.amount,
    discount: ticketOrder.discount,
    method: ticketOrder.method,
    name: ticketOrder.name,
    email: ticketOrder.email,
    fulfilment,
    orderKey: hasTickets && linkVersion === 1 ? privateKey(context.signed, orderKeyOf(ticketOrder)) : null,
  };
}
