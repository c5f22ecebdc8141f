import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { orders, orderTransitions, type transitionCauses } from '../db/schema';
import { canMove, type Order, type OrderState } from './orderStates';

/** What caused a change. */
export interface Cause {
  by: (typeof transitionCauses)[number];
  /** The account of the actor, if signed in. */
  actor?: string;
  detail?: string;
}

type Changes = Partial<Pick<Order, 'amount' | 'paid' | 'paidAt' | 'refunded' | 'expiresAt'>>;

/**
 * Changes the state of an order and records the change, in the caller's transaction, which has locked its row.
 * @throws Error for an impossible transition: the caller has to check before
 */
export async function moveOrder(
  { db, clock }: ServiceContext,
  order: Order,
  to: OrderState,
  cause: Cause,
  changes: Changes = {},
): Promise<Order> {
  if (!canMove(order.state, to)) throw new Error(`An order cannot change from ${order.state} to ${to}`);
  const [moved] = await db
    .update(orders)
    .set({ ...changes, state: to })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning();
  if (!moved) throw new Error(`Order ${order.id} was changed without a lock`);
  await writeTransition({ db, clock }, order.id, order.state, to, cause);
  return moved;
}

/** Records a change of state; a new order has no previous state. */
export async function writeTransition(
  { db, clock }: ServiceContext,
  orderId: string,
  from: OrderState | null,
  to: OrderState,
  { by, actor, detail }: Cause,
): Promise<void> {
  await db.insert(orderTransitions).values({
    orderId,
    from,
    to,
    cause: by,
    actor: actor ?? null,
    detail: detail ?? null,
    at: clock.now(),
  });
}
