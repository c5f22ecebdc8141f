import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes } from '../../platform/db/schema';
import { pickSeats } from '../hall/pickSeats';
import { invalidAt, conflictAt } from '../refusals';
import type { BestSeats, SeatQuery } from './hold.routes';
import { inStock } from '../stock/inStock';
import { offerToWaitingList, lockForSale } from '../waiting/lockForSale';
import { endHold } from './endHold';
import { holdOf, ticketsOfHold, typesOf } from './findHold';

/**
 * Returns the best seats for a request at this moment.
 * @throws ServiceError `validation_failed` at `type` when it has no seats, `conflict` when there are too few
 */
export async function offerSeats(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  { type: id, sale, ...request }: SeatQuery,
): Promise<BestSeats> {
  const [type] = await context.db.select().from(ticketTypes).where(eq(ticketTypes.id, id));
  if (!type || type.sale !== sale || type.pool === null) {
    throw invalidAt('type', 'There is no such ticket with a seat here.');
  }
  const { seats, areTogether } = await pickSeats(context, type, request, 'items.0');
  return { seats: seats.map(({ seat: { id, label, kind } }) => ({ id, label, kind })), areTogether };
}

/**
 * Releases held tickets at once; an ended hold does not change.
 * @throws not found, and `conflict` at `hold` while a payment is pending or once it is paid
 */
export function releaseHold(context: ServiceContext, token: string): Promise<void> {
  return inStock(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const { hold } = await holdOf(inside, token);
    const types = typesOf(await ticketsOfHold(inside, hold.id));
    await lockForSale(inside, types);
    const now = await holdOf(inside, token);
    if (now.hold.state === 'paid') throw conflictAt('hold', 'These tickets are paid.');
    if (now.isPaymentPending) throw conflictAt('hold', 'A payment for these tickets is on its way.');
    if (await endHold(inside, hold.id, 'released')) await offerToWaitingList(inside, types);
  });
}
