import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketWaiting } from '../../platform/db/schema';
import { inStock } from '../stock/inStock';
import { lockForSale } from './lockForSale';

/**
 * Offers what was returned while a sale was closed to the waiting list once it is open again. Otherwise every buyer
 * would be refused in favour of waiting people who are never notified.
 */
export async function offerOpened(context: ServiceContext): Promise<void> {
  const waiting = await context.db
    .selectDistinct({ typeId: ticketWaiting.typeId })
    .from(ticketWaiting)
    .where(eq(ticketWaiting.state, 'waiting'));
  const types = waiting.map(({ typeId }) => typeId);
  if (types.length > 0) await inStock(context.db, (tx) => lockForSale({ ...context, db: tx }, types));
}
