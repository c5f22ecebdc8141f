import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes } from '../../platform/db/schema';
import { pickSeats } from '../hall/pickSeats';
import { invalidAt } from '../refusals';
import type { BestSeats, SeatQuery } from './hold.routes';

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
