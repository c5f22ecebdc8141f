import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes } from '../../platform/db/schema';
import type { TicketType } from './lockStock';

/** Types as they are now, by their id; of types that the caller holds, they stay so. */
export async function readTypes(
  { db }: Pick<ServiceContext, 'db'>,
  typeIds: readonly string[],
): Promise<ReadonlyMap<string, TicketType>> {
  const rows = await db
    .select()
    .from(ticketTypes)
    .where(inArray(ticketTypes.id, [...typeIds]));
  return new Map(rows.map((type) => [type.id, type]));
}
