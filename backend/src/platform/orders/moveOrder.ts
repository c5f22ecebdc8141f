import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { orders, orderTransitions, type transitionCauses } from '../db/schema';
import { canMove, type Order, type OrderState } from './orderStates';

/** What brought a change about. */
export interface Cause {
  by: (typeof transitionCauses)[number];
  /** The account of the person who did it, where somebody signed in did. */
  actor?: string;
  detail?: string;
}

type Changes = Partial<Pick<Order, 'amount' | 'paid' | 'paidAt' | 'refunded' | 'expiresAt'>>;

/**
 * Takes an order to another state and writes the change down, in the caller's transaction, which holds its row.
 * @throws Error when the machine knows no such move: the caller has to ask before
 */
export async function moveOrder(
  { db, clock }: ServiceContext,
  order: Order,
  to: OrderState,
  cause: Cause,
  changes: Changes = {},
): Promise<Order> {
  if (!canMove(order.state, to)) throw new Error(`An order does not go from ${order.state} to ${to}`);
  const [moved] = await db
    .update(orders)
    .set({ ...changes, state: to })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning();
  if (!moved) throw new Error(`Order ${order.id} was not held while it was moved`);
  await writeTransition({ db, clock }, order.id, order.state, to, cause);
  return moved;
}

/** Writes a change of state down; a new order comes from nowhere. */
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
