import { and, eq } from 'drizzle-orm';
import type { PaymentDeps } from '../../payments/paymentDeps';
import { donations, monthlyGifts, orders } from '../../platform/db/schema';
import { lockOrder } from '../../platform/orders/lockOrder';
import { monthPaid } from './monthPaid';

/** Begins the gifts whose first payment was recorded by an instance of a version without monthly gifts. */
export async function beginPaidGifts(deps: PaymentDeps): Promise<void> {
  const paid = await deps.db
    .select({ id: monthlyGifts.id, orderId: orders.id })
    .from(monthlyGifts)
    .innerJoin(donations, eq(donations.id, monthlyGifts.id))
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .where(and(eq(monthlyGifts.state, 'starting'), eq(orders.state, 'paid')));
  for (const { id, orderId } of paid)
    await deps.db.transaction(async (db) => {
      await lockOrder({ db }, orderId);
      await monthPaid({ ...deps, db }, id, {});
    });
}
