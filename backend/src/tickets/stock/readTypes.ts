import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes } from '../../platform/db/schema';
import type { TicketType } from './lockStock';

/** Returns the current types by their id; they do not change while the caller holds their locks. */
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
