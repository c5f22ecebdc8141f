import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { orders } from '../db/schema';
import { moveOrder } from './moveOrder';
import { openAttempt, unpaidMs, type Customer } from './openOrder';
import type { Order } from './orderStates';

interface Changed {
  /** Pesewas. */
  amount: number;
  customer: Customer;
}

/**
 * An order for which no money is under way, as it is to be paid now, in the caller's transaction, which holds its row. A
 * changed amount, or a try after one that failed, gets a fresh reference.
 */
export async function reopenOrder(
  context: ServiceContext,
  order: Order,
  { amount, customer }: Changed,
): Promise<Order> {
  const expiresAt = new Date(context.clock.now().getTime() + unpaidMs);
  const [changed] = await context.db
    .update(orders)
    .set({
      amount,
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone ?? null,
      expiresAt,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) throw new Error(`Order ${order.id} is not there`);
  if (order.state !== 'created') await moveOrder(context, changed, 'created', { by: 'customer' });
  const needsReference = order.state !== 'created' || order.amount !== amount;
  return needsReference ? openAttempt(context, changed) : changed;
}
