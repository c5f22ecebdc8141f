import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { ticketOrders, ticketPromoCodes } from '../../db/schema';

type Context = Pick<ServiceContext, 'db'>;

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
