import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { orders } from '../db/schema';
import type { Order } from './orderStates';

/** An order whose row nobody else changes until the caller's transaction is over. */
export async function lockOrder({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new Error(`Order ${id} is not there`);
  return order;
}
