import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketOrders, ticketPromoCodes } from '../../platform/db/schema';
import { refuseUsedUp } from './findPromoCode';

type Context = Pick<ServiceContext, 'db'>;

/**
 * Counts an order among the uses of a promo code. Locks the code's row until the transaction ends; types of tickets are
 * locked before it, as everywhere.
 * @throws ServiceError `validation_failed` at `promoCode` when it is used up
 */
export async function countCode({ db }: Context, ticketOrderId: string, codeId: string): Promise<void> {
  const [code] = await db
    .select()
    .from(ticketPromoCodes)
    .where(eq(ticketPromoCodes.id, codeId))
    .for('update');
  if (!code) throw new Error(`Promo code ${codeId} does not exist`);
  refuseUsedUp(code);
  await db
    .update(ticketPromoCodes)
    .set({ uses: sql`${ticketPromoCodes.uses} + 1` })
    .where(eq(ticketPromoCodes.id, codeId));
  await db.update(ticketOrders).set({ isCodeCounted: true }).where(eq(ticketOrders.id, ticketOrderId));
}

/** Returns the uses of promo codes that the holds' orders had taken. Locks codes in a fixed order, as types. */
export async function releaseCodes({ db }: Context, holdIds: readonly string[]): Promise<void> {
  const released = await db
    .update(ticketOrders)
    .set({ isCodeCounted: false })
    .where(and(inArray(ticketOrders.holdId, [...holdIds]), eq(ticketOrders.isCodeCounted, true)))
    .returning({ codeId: ticketOrders.promoCodeId });
  const uses = new Map<string, number>();
  for (const { codeId } of released) if (codeId) uses.set(codeId, (uses.get(codeId) ?? 0) + 1);
  for (const [codeId, count] of [...uses].sort(([a], [b]) => a.localeCompare(b))) {
    await db
      .update(ticketPromoCodes)
      .set({ uses: sql`${ticketPromoCodes.uses} - ${count}` })
      .where(eq(ticketPromoCodes.id, codeId));
  }
}
