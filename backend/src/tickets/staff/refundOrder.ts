import { eq, inArray, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { ticketOrders, tickets } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import { typesOf } from '../holds/findHold';
import { queueRefund } from '../refunds/queueRefund';
import { conflictAt, invalidAt } from '../refusals';
import { freeTickets } from '../stock/freeTickets';
import { inStock } from '../stock/inStock';
import { lockStock } from '../stock/lockStock';
import type { Ticket } from '../stock/takeTickets';
import { offerToWaitingList } from '../waiting/lockForSale';
import type { NewRefund } from './orders.routes';

/**
 * Refunds tickets of an order, each with all of its table: by the payment service, or as cash that staff hand out and
 * that is recorded here. Tickets that are refunded already are skipped.
 * @throws not found; `validation_failed` at `tickets` for those of another order, `conflict` for an order without tickets
 */
export function refundOrder(
  context: ServiceContext,
  id: string,
  { tickets: chosen, reason }: NewRefund,
  actor: string,
): Promise<void> {
  return inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const [order] = await tx.select().from(ticketOrders).where(eq(ticketOrders.id, id));
    if (!order) throw notFound('This order');
    if (order.orderId) await lockOrder(inside, order.orderId);
    const mine = () => tx.select().from(tickets).where(eq(tickets.ticketOrderId, id));
    const types = typesOf(await mine());
    if (types.length === 0) throw conflictAt('tickets', 'There are no tickets of this order.');
    await lockStock(inside, types);
    const rows = wholeUnits(await mine(), chosen);
    const valid = rows.filter(({ state }) => state === 'valid');
    if (valid.length === 0) return;
    const ids = valid.map((ticket) => ticket.id);
    await freeTickets(inside, inArray(tickets.id, ids), 'refunded');
    const amount = valid.reduce((sum, { price, discount }) => sum + price - discount, 0);
    if (order.orderId && order.method !== 'free' && amount > 0) {
      await queueRefund(inside, ids.toSorted().join(':'), {
        orderId: order.orderId,
        amount,
        reason: reason ?? 'Refunded by staff',
        actor,
      });
    } else if (order.method === 'cash') {
      await tx
        .update(ticketOrders)
        .set({ cashRefunded: sql`${ticketOrders.cashRefunded} + ${amount}` })
        .where(eq(ticketOrders.id, id));
    }
    await offerToWaitingList(inside, types);
  });
}

function wholeUnits(rows: readonly Ticket[], chosen: readonly string[] | undefined): readonly Ticket[] {
  if (!chosen) return rows;
  const foreign = chosen.findIndex((id) => !rows.some((row) => row.id === id));
  if (foreign >= 0) throw invalidAt(`tickets.${foreign}`, 'This ticket is not of this order.');
  const unitOf = ({ typeId, unit }: Ticket) => `${typeId}:${unit}`;
  const units = new Set(rows.filter(({ id }) => chosen.includes(id)).map(unitOf));
  return rows.filter((row) => units.has(unitOf(row)));
}
