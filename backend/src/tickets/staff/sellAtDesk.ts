import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketOrders } from '../../platform/db/schema';
import { refuseOtherTotal } from '../../platform/orders/refuseOtherTotal';
import { queueTicketMail } from '../mail-queue/queueTicketMail';
import { invalidAt } from '../refusals';
import { inStock } from '../stock/inStock';
import { takeTickets } from '../stock/takeTickets';
import { lockForSale } from '../waiting/lockForSale';
import type { DeskSale } from './orders.routes';

interface Attempt {
  requestKey: string;
  /** The account of the seller. */
  actor: string;
}

/**
 * Sells tickets for cash, also while their sale is closed; the waiting list comes first here too. The same key returns the
 * same order.
 * @returns the order's id
 * @throws ServiceError at an item that is not available, `total_changed` when the page showed another total
 */
export function sellAtDesk(
  context: ServiceContext,
  { items, name, email, phone, names = [], seenTotal }: DeskSale,
  { requestKey, actor }: Attempt,
): Promise<string> {
  return inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const types = await lockForSale(
      inside,
      items.map(({ type }) => type),
    );
    const [existing] = await tx.select().from(ticketOrders).where(eq(ticketOrders.requestKey, requestKey));
    if (existing) return existing.id;
    const unknown = items.findIndex(({ type }) => !types.has(type));
    if (unknown >= 0) throw invalidAt(`items.${unknown}.type`, 'There is no such ticket.');
    const amount = items.reduce(
      (sum, { type, quantity }) => sum + (types.get(type)?.price ?? 0) * quantity,
      0,
    );
    refuseOtherTotal(seenTotal, amount);
    const now = context.clock.now();
    const [order] = await tx
      .insert(ticketOrders)
      .values({
        sale: types.get(items[0]?.type ?? '')?.sale ?? 'public',
        fulfilment: 'given',
        method: amount === 0 ? 'free' : 'cash',
        name,
        email: email ?? null,
        phone: phone ?? null,
        amount,
        requestKey,
        actor,
        createdAt: now,
        paidAt: now,
      })
      .returning();
    if (!order) throw new Error('An order of tickets came back without a row');
    const named = Array.from({ length: 500 }, (_, at) => names[at] ?? name);
    await takeTickets(inside, types, items, { state: 'valid', ticketOrderId: order.id, names: named });
    if (email) {
      await queueTicketMail(inside, `order:${order.id}`, {
        about: 'order',
        ticketOrderId: order.id,
        isAgain: false,
      });
    }
    return order.id;
  });
}
