import { and, eq, lte } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { payments } from '../../platform/db/schema';
import type { Order } from '../../platform/orders/orderStates';

/** A little less than the time between two looks at a pending payment. */
const patienceMs = 55 * 60_000;

/**
 * Returns whether the payment of a month has been pending for so long that its donor may have to approve it: then they
 * are told, and can go on by the payment service's page, under the same reference.
 */
export async function isStuck(
  { db, clock }: ServiceContext,
  { state, txRef }: Pick<Order, 'state' | 'txRef'>,
): Promise<boolean> {
  if (state !== 'pending') return false;
  const before = new Date(clock.now().getTime() - patienceMs);
  const isWaiting = and(eq(payments.status, 'pending'), lte(payments.firstSeenAt, before));
  return (await db.$count(payments, and(eq(payments.txRef, txRef), isWaiting))) > 0;
}
