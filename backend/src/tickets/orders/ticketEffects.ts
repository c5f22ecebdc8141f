import { and, eq } from 'drizzle-orm';
import { ticketOrders, tickets } from '../../platform/db/schema';
import type { EffectsContext, GivenBack, OrderEffects } from '../../platform/orders/orderEffects';
import type { Order } from '../../platform/orders/orderStates';
import { endHold } from '../holds/endHold';
import { ticketsOfHold, typesOf } from '../holds/findHold';
import { queueTicketMail } from '../mail-queue/queueTicketMail';
import { queueRefund } from '../refunds/queueRefund';
import { freeTickets } from '../stock/freeTickets';
import { lockStock } from '../stock/lockStock';
import { offerToWaitingList } from '../waiting/lockForSale';
import { giveTickets, type TicketOrder } from './giveTickets';
import { takeLate } from './takeLate';

/** The effects of paid and refunded orders of tickets. */
export const ticketEffects: OrderEffects = { paid, refunded };

/**
 * Gives the tickets of a paid order: the held ones; for an expired hold, the same or the best equal ones. Without any,
 * or after too low a payment, the money is refunded automatically.
 */
async function paid(context: EffectsContext, order: Order): Promise<void> {
  const ticketOrder = await ticketOrderOf(context, order);
  // It was given without payment, such as by a code that made it free: a payment nevertheless is refunded.
  if (ticketOrder.fulfilment !== 'waiting') return giveBack(context, order, 'It was free');
  const { holdId } = ticketOrder;
  if (!holdId) throw new Error(`Order ${order.id} has no hold`);
  // The payment is no longer pending and does not extend the hold, but what is still free is kept.
  await lockStock(context, typesOf(await ticketsOfHold(context, holdId)), holdId);
  const fulfilment = await take(context, order, ticketOrder, holdId);
  if (!fulfilment) return sendBack(context, order, ticketOrder, holdId);
  await giveTickets(context, ticketOrder, fulfilment);
  const surplus = order.amount - ticketOrder.amount;
  if (surplus > 0) await giveBack(context, order, 'More was paid than was due', surplus);
}

/** Returns the order of tickets. The caller has locked the row of its order in the payment core. */
async function ticketOrderOf({ db }: EffectsContext, order: Pick<Order, 'id'>): Promise<TicketOrder> {
  const [found] = await db.select().from(ticketOrders).where(eq(ticketOrders.orderId, order.id));
  if (!found) throw new Error(`Order ${order.id} has no tickets`);
  return found;
}

async function take(context: EffectsContext, order: Order, ticketOrder: TicketOrder, holdId: string) {
  // Paid under a former reference with a lower amount.
  if (order.amount < ticketOrder.amount) return undefined;
  const rows = await ticketsOfHold(context, holdId);
  if (rows.length > 0 && rows.every(({ state }) => state === 'held')) return 'given' as const;
  // Whether its code counts may have changed before the types were locked.
  return takeLate(context, await ticketOrderOf(context, order), rows);
}

async function sendBack(
  context: EffectsContext,
  order: Order,
  { id }: TicketOrder,
  holdId: string,
): Promise<void> {
  const { db, clock } = context;
  await db
    .update(ticketOrders)
    .set({ fulfilment: 'sent_back', paidAt: clock.now() })
    .where(eq(ticketOrders.id, id));
  if (await endHold(context, holdId, 'expired')) {
    await offerToWaitingList(context, typesOf(await ticketsOfHold(context, holdId)));
  }
  await giveBack(context, order, 'Paid after the tickets were gone');
  await queueTicketMail(context, `sent-back:${id}`, { about: 'sent_back', ticketOrderId: id });
}

async function giveBack(
  context: EffectsContext,
  order: Order,
  reason: string,
  amount?: number,
): Promise<void> {
  await queueRefund(context, `${order.id}:${amount ? 'surplus' : 'all'}`, {
    orderId: order.id,
    amount: amount ?? null,
    reason,
    actor: 'tickets',
  });
}

/** Notifies the buyer. A fully refunded order has no tickets left, unless the remaining ones were free. */
async function refunded(context: EffectsContext, order: Order, back: GivenBack): Promise<void> {
  const ticketOrder = await ticketOrderOf(context, order);
  const { id, fulfilment } = ticketOrder;
  if (back.netAfter === 0 && fulfilment !== 'sent_back' && ticketOrder.method !== 'free') {
    const valid = and(eq(tickets.ticketOrderId, id), eq(tickets.state, 'valid'));
    const rows = await context.db.select().from(tickets).where(valid);
    if (rows.some(({ price, discount }) => price > discount)) {
      await lockStock(context, typesOf(rows));
      await freeTickets(context, valid, 'refunded');
      await offerToWaitingList(context, typesOf(rows));
    }
  }
  // A late payer was notified when it happened.
  if (fulfilment === 'sent_back') return;
  await queueTicketMail(context, `refund:${back.refundId}`, {
    about: 'refund',
    ticketOrderId: id,
    amount: back.amount,
  });
}
