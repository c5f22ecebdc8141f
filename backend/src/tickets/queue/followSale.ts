import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../platform/db/context';
import { ticketArrivals, ticketQueue } from '../../platform/db/schema';
import { isOpenAt, type TicketSale } from '../sale/isOpenAt';

/**
 * Adapts the waiting room to a changed sale. Switched on, or for a later opening after the last one, it begins empty;
 * at another rate all who wait keep their order; while the sale is closed after its opening, turns stand still.
 */
export async function followSale(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  before: TicketSale,
  next: TicketSale,
): Promise<void> {
  if (next.queuePerMinute === null) return;
  const now = clock.now();
  const isOf = eq(ticketQueue.sale, next.name);
  const [queue] = await db.select().from(ticketQueue).where(isOf).for('update');
  const isReopened =
    next.opensAt !== null && next.opensAt > now && next.opensAt.getTime() !== before.opensAt?.getTime();
  if (!queue || before.queuePerMinute === null || (queue.seed !== null && isReopened)) {
    const fresh = { seed: null, nextTurnAt: null, pausedAt: null };
    await db
      .insert(ticketQueue)
      .values({ sale: next.name, ...fresh })
      .onConflictDoUpdate({ target: ticketQueue.sale, set: fresh });
    await db.delete(ticketArrivals);
    return;
  }
  if (queue.seed === null) return;
  const isOpen = isOpenAt(next, now);
  // A closing time that has passed was a pause from then on.
  const closed = before.closesAt && before.closesAt < now ? before.closesAt : now;
  const at = queue.pausedAt ?? closed;
  const from = sql`${at.toISOString()}::timestamptz`;
  const shift = sql`${(isOpen ? now.getTime() - at.getTime() : 0) / 1000}::float8 * interval '1 second'`;
  const factor = before.queuePerMinute / next.queuePerMinute - 1;
  const moved = (turn: PgColumn): SQL =>
    sql`${turn} + ${shift} + greatest(${turn} - ${from}, interval '0') * ${factor}::float8`;
  await db
    .update(ticketArrivals)
    .set({ turnAt: moved(ticketArrivals.turnAt) })
    .where(sql`${ticketArrivals.turnAt} > ${from} - make_interval(mins => ${next.queueMinutes}::int)`);
  await db
    .update(ticketQueue)
    .set({ nextTurnAt: moved(ticketQueue.nextTurnAt), pausedAt: isOpen ? null : at })
    .where(isOf);
}
