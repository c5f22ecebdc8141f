import { and, eq, gt, min, not, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import type { Holding } from './holding';

/** How much longer a hold lasts while its payment is under way. */
const pendingExtraMs = 60 * 60_000;

/**
 * Returns the condition that a hold is active: its time is not over, or its payment is under way. Queries check it, so
 * the contents of an expired hold are free before anything ends it.
 */
export function isInTime({ table, isPaymentPending }: Holding, now: Date): SQL<boolean> {
  const latest = new Date(now.getTime() - pendingExtraMs);
  return sql`(${gt(table.expiresAt, now)} or (${gt(table.expiresAt, latest)} and ${isPaymentPending}))`;
}

/** Returns the condition that a hold has expired and was not ended. */
export const isOver = (holding: Holding, now: Date): SQL | undefined =>
  and(eq(holding.table.state, holding.held), not(isInTime(holding, now)));

/** Returns how long until the next hold expires, in ms; `Infinity` when there is none. */
export async function untilNextEnd({ db, clock }: ServiceContext, holding: Holding): Promise<number> {
  const { table, held, isPaymentPending } = holding;
  const lasts = sql`${table.expiresAt} + case when ${isPaymentPending} then ${pendingExtraMs / 1000} * interval '1 second' else interval '0' end`;
  const [next] = await db
    .select({ at: min(lasts).mapWith((at) => table.expiresAt.mapFromDriverValue(at) as Date) })
    .from(table)
    .where(eq(table.state, held));
  return next?.at ? next.at.getTime() - clock.now().getTime() : Infinity;
}
