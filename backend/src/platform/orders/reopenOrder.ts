import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { orders, paymentAttempts } from '../db/schema';
import { moveOrder } from './moveOrder';
import { openAttempt, unpaidMs, type Customer } from './openOrder';
import type { Order } from './orderStates';

interface Changed {
  /** Pesewas. */
  amount: number;
  /** The part of the amount that covers the payment service's fee, in pesewas; without one it stays. */
  fee?: number;
  customer: Customer;
}

/**
 * Prepares an order without a pending payment for a new attempt, in the caller's transaction, which has locked its row.
 * A changed amount or a failed attempt gets a new reference.
 */
export async function reopenOrder(
  context: ServiceContext,
  order: Order,
  { amount, fee, customer }: Changed,
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
  if (!changed) throw new Error(`Order ${order.id} does not exist`);
  if (order.state !== 'created') await moveOrder(context, changed, 'created', { by: 'customer' });
  const needsReference = order.state !== 'created' || order.amount !== amount;
  const current = eq(paymentAttempts.txRef, order.txRef);
  const [attempt] = await context.db.select().from(paymentAttempts).where(current);
  if (needsReference) return openAttempt(context, changed, fee ?? attempt?.fee ?? 0);
  // The same sum, of which another part covers the fee.
  if (fee !== undefined && fee !== attempt?.fee) {
    await context.db.update(paymentAttempts).set({ fee }).where(current);
  }
  return changed;
}
