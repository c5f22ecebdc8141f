import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, tickets, ticketTypes } from '../../platform/db/schema';
import { isOver } from '../../platform/holds/lifetime';
import { ticketHolding } from '../ticketHolding';

type Ended = 'freed' | 'returned' | 'refunded';

/**
 * Frees held or sold tickets and returns their units to the stock of their types, in one statement. The caller has
 * locked their types.
 * @param which condition that selects the tickets; it may name the ticket
 * @returns the number of freed units by type
 */
export async function freeTickets(
  { db, clock }: ServiceContext,
  which: SQL | undefined,
  to: Ended,
): Promise<ReadonlyMap<string, number>> {
  const freed = await db
    .update(tickets)
    .set({ state: to, endedAt: clock.now() })
    .where(and(inArray(tickets.state, ['held', 'valid']), which))
    .returning({
      typeId: tickets.typeId,
      unit: sql<string>`concat(coalesce(${tickets.holdId}, ${tickets.ticketOrderId}), ':', ${tickets.unit})`,
    });
  const units = new Map<string, Set<string>>();
  for (const { typeId, unit } of freed) units.set(typeId, (units.get(typeId) ?? new Set()).add(unit));
  const counts = new Map([...units].map(([typeId, { size }]) => [typeId, size]));
  for (const [typeId, count] of counts) {
    await db
      .update(ticketTypes)
      .set({ taken: sql`${ticketTypes.taken} - ${count}` })
      .where(eq(ticketTypes.id, typeId));
  }
  return counts;
}

/** Frees the tickets of expired holds of these types. The caller has locked the types. */
export function freeExpired(
  context: ServiceContext,
  typeIds: readonly string[],
  exceptHold?: string,
): Promise<ReadonlyMap<string, number>> {
  const over = context.db
    .select({ id: ticketHolds.id })
    .from(ticketHolds)
    .where(
      and(
        isOver(ticketHolding, context.clock.now()),
        exceptHold === undefined ? undefined : ne(ticketHolds.id, exceptHold),
      ),
    );
  const which = and(
    eq(tickets.state, 'held'),
    inArray(tickets.typeId, [...typeIds]),
    inArray(tickets.holdId, over),
  );
  return freeTickets(context, which, 'freed');
}
