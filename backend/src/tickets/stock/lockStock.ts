import { asc, inArray, isNotNull, and, or } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes } from '../../platform/db/schema';
import { freeExpired } from './freeTickets';

export type TicketType = typeof ticketTypes.$inferSelect;

/**
 * Holds the rows of ticket types until the caller's transaction is over, and of those that sell seats of the same pools,
 * always in the order of their ids, so that nobody waits in a circle. Anyone who changes tickets holds their type: stock,
 * and the time of holds, are what they seem until then. Tickets whose hold has run out are free before it returns.
 * @param exceptHold whose tickets stay held although its time may be over
 * @returns the types by their id
 */
export async function lockStock(
  context: ServiceContext,
  typeIds: readonly string[],
  exceptHold?: string,
): Promise<ReadonlyMap<string, TicketType>> {
  const { db } = context;
  if (typeIds.length === 0) return new Map();
  const asked = inArray(ticketTypes.id, [...typeIds]);
  const pools = db
    .select({ pool: ticketTypes.pool })
    .from(ticketTypes)
    .where(and(asked, isNotNull(ticketTypes.pool)));
  const locked = await db
    .select()
    .from(ticketTypes)
    .where(or(asked, inArray(ticketTypes.pool, pools)))
    .orderBy(asc(ticketTypes.id))
    .for('no key update');
  const freed = await freeExpired(
    context,
    locked.map(({ id }) => id),
    exceptHold,
  );
  return new Map(locked.map((type) => [type.id, { ...type, taken: type.taken - (freed.get(type.id) ?? 0) }]));
}
