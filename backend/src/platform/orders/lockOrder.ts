import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { orders } from '../db/schema';
import type { Order } from './orderStates';

/** Returns an order and locks its row until the caller's transaction ends. */
export async function lockOrder({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new Error(`Order ${id} does not exist`);
  return order;
}
