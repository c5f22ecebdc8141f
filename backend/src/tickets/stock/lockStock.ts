import { asc, inArray, isNotNull, and, or } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketTypes } from '../../platform/db/schema';
import { freeExpired } from './freeTickets';

export type TicketType = typeof ticketTypes.$inferSelect;

/**
 * Locks the rows of ticket types, and of those that sell seats of the same pools, until the caller's transaction ends;
 * always in the order of their ids, which prevents deadlocks. Anyone who changes tickets locks their type, so stock and
 * holds do not change until then. Frees the tickets of expired holds.
 * @param exceptHold hold whose tickets remain held even if it has expired
 * @returns the types by their id
 */
export async function lockStock(
  context: ServiceContext,
  typeIds: readonly string[],
  exceptHold?: string,
): Promise<ReadonlyMap<string, TicketType>> {
  const { db } = context;
  if (typeIds.length === 0) return new Map();
  const requested = inArray(ticketTypes.id, [...typeIds]);
  const pools = db
    .select({ pool: ticketTypes.pool })
    .from(ticketTypes)
    .where(and(requested, isNotNull(ticketTypes.pool)));
  const locked = await db
    .select()
    .from(ticketTypes)
    .where(or(requested, inArray(ticketTypes.pool, pools)))
    .orderBy(asc(ticketTypes.id))
    .for('no key update');
  const freed = await freeExpired(
    context,
    locked.map(({ id }) => id),
    exceptHold,
  );
  return new Map(locked.map((type) => [type.id, { ...type, taken: type.taken - (freed.get(type.id) ?? 0) }]));
}
