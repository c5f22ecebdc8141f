import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { orders, paymentAttempts } from '../db/schema';
import { writeTransition } from './moveOrder';
import type { Order, OrderKind } from './orderStates';

export interface Customer {
  name: string;
  email: string;
  phone?: string | undefined;
}

interface NewOrder {
  kind: OrderKind;
  /** Pesewas. */
  amount: number;
  /** The part of the amount that covers the payment service's fee, in pesewas. */
  fee?: number;
  customer: Customer;
}

const hour = 60 * 60 * 1000;
/** How long an order waits for a first sign of payment. */
export const unpaidMs = 24 * hour;
/** When the payment service is first asked about an attempt without any report. */
const firstCheckMs = 60_000;

/** Creates an order with its first attempt, in the caller's transaction. */
export async function openOrder(
  context: ServiceContext,
  { kind, amount, fee = 0, customer }: NewOrder,
): Promise<Order> {
  const now = context.clock.now();
  const [order] = await context.db
    .insert(orders)
    .values({
      kind,
      state: 'created',
      amount,
      currency: 'GHS',
      txRef: newReference(kind),
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + unpaidMs),
    })
    .returning();
  if (!order) throw new Error('The new order was not returned');
  await writeTransition(context, order.id, null, 'created', { by: 'customer' });
  await writeAttempt(context, order, fee);
  return order;
}

/** Gives an order a new reference for its current amount; earlier references can still be paid. */
export async function openAttempt(context: ServiceContext, { id, kind }: Order, fee: number): Promise<Order> {
  const [order] = await context.db
    .update(orders)
    .set({ txRef: newReference(kind) })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error(`Order ${id} does not exist`);
  await writeAttempt(context, order, fee);
  return order;
}

async function writeAttempt({ db, clock }: ServiceContext, order: Order, fee: number): Promise<void> {
  const now = clock.now();
  await db.insert(paymentAttempts).values({
    txRef: order.txRef,
    orderId: order.id,
    amount: order.amount,
    fee,
    currency: order.currency,
    openedAt: now,
    nextCheckAt: new Date(now.getTime() + firstCheckMs),
  });
}

const prefixes: Record<OrderKind, string> = { donation: 'donation', tickets: 'tickets', entry_fee: 'entry' };

/** Returns an unguessable reference whose prefix shows the kind of order on the payment service's pages. */
const newReference = (kind: OrderKind) => `${prefixes[kind]}-${randomBytes(16).toString('hex')}`;
