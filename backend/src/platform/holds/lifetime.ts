import { and, eq, gt, min, not, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import type { Holding } from './holding';

/** How much longer than its time a hold lives while the payment for it is under way. */
const pendingExtraMs = 60 * 60_000;

/**
 * Whether the time of a hold is not over, or a payment for it is under way. The query that needs to know asks, so that
 * what a hold had is free without anyone ending it.
 */
export function isInTime({ table, isPaymentPending }: Holding, now: Date): SQL<boolean> {
  const latest = new Date(now.getTime() - pendingExtraMs);
  return sql`(${gt(table.expiresAt, now)} or (${gt(table.expiresAt, latest)} and ${isPaymentPending}))`;
}

/** Whether a hold has run out and nobody has ended it. */
export const isOver = (holding: Holding, now: Date): SQL | undefined =>
  and(eq(holding.table.state, holding.held), not(isInTime(holding, now)));

/** Returns how long until the next hold runs out, in ms; `Infinity` when there is none. */
export async function untilNextEnd({ db, clock }: ServiceContext, holding: Holding): Promise<number> {
  const { table, held, isPaymentPending } = holding;
  const lasts = sql`${table.expiresAt} + case when ${isPaymentPending} then ${pendingExtraMs / 1000} * interval '1 second' else interval '0' end`;
  const [next] = await db
    .select({ at: min(lasts).mapWith((at) => table.expiresAt.mapFromDriverValue(at) as Date) })
    .from(table)
    .where(eq(table.state, held));
  return next?.at ? next.at.getTime() - clock.now().getTime() : Infinity;
}
