import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { ticketOrders, ticketPromoCodes } from '../../db/schema';
import { refuseUsedUp } from './findPromoCode';

type Context = Pick<ServiceContext, 'db'>;

/**
 * Counts an order among the uses of a promo code. The code's row is held until the transaction is over; types of tickets
 * are held before it, as everywhere.
 * @throws ServiceError `validation_failed` at `promoCode` when it is used up
 */
export async function countCode({ db }: Context, ticketOrderId: string, codeId: string): Promise<void> {
  const [code] = await db
    .select()
    .from(ticketPromoCodes)
    .where(eq(ticketPromoCodes.id, codeId))
    .for('update');
  if (!code) throw new Error(`Promo code ${codeId} is not there`);
  refuseUsedUp(code);
  await db
    .update(ticketPromoCodes)
    .set({ uses: sql`${ticketPromoCodes.uses} + 1` })
    .where(eq(ticketPromoCodes.id, codeId));
  await db.update(ticketOrders).set({ isCodeCounted: true }).where(eq(ticketOrders.id, ticketOrderId));
}

/** Gives the use of a promo code back that the order of a hold had taken, if it had. */
export async function releaseCode({ db }: Context, holdId: string): Promise<void> {
  const [released] = await db
    .update(ticketOrders)
    .set({ isCodeCounted: false })
    .where(and(eq(ticketOrders.holdId, holdId), eq(ticketOrders.isCodeCounted, true)))
    .returning({ codeId: ticketOrders.promoCodeId });
  if (!released?.codeId) return;
  await db
    .update(ticketPromoCodes)
    .set({ uses: sql`${ticketPromoCodes.uses} - 1` })
    .where(eq(ticketPromoCodes.id, released.codeId));
}
