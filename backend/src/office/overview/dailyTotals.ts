import { and, between, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { periodBefore, type Period } from '../../site/analytics/period';
import type { Database } from '../../platform/db/database';
import { dailyTotals } from '../../platform/db/schema';
import type { Times } from './readViews';

type Kind = (typeof dailyTotals.$inferSelect)['kind'];

/** Totals of a day; amounts in pesewas. */
export interface Day {
  day: string;
  count: number;
  amount: number;
}

/**
 * Returns the totals of these kinds on the days of a period. A day may occur several times or not at all; the caller
 * adds up, because the database would take several times as long.
 */
export async function readDays<K extends Kind>(
  db: Database,
  kinds: readonly K[],
  { from, to }: Period,
): Promise<(kind: K) => Day[]> {
  const { kind, day, count, amount } = dailyTotals;
  const rows = await db
    .select({
      kind,
      // One row for each kind: transferring one row for each day would take longer than the rest of the query.
      days: sql<[Day['day'], number, number][]>`json_agg(json_build_array(${day}, ${count}, ${amount}))`,
    })
    .from(dailyTotals)
    .where(and(inArray(kind, [...kinds]), between(day, from, to)))
    .groupBy(kind);
  return (wanted) =>
    (rows.find((row) => row.kind === wanted)?.days ?? []).map(([day, count, amount]) => ({
      day,
      count,
      amount,
    }));
}

/** Returns the counts of these kinds in a period, and in the one before. */
export async function readTimes<K extends Kind>(
  db: Database,
  kinds: readonly K[],
  period: Period,
): Promise<(kind: K) => Times> {
  const { kind, day, count } = dailyTotals;
  const inPart = (part: SQL) => sql`coalesce(sum(${count}) filter (where ${part}), 0)`.mapWith(Number);
  const rows = await db
    .select({ kind, count: inPart(gte(day, period.from)), countBefore: inPart(lt(day, period.from)) })
    .from(dailyTotals)
    .where(and(inArray(kind, [...kinds]), between(day, periodBefore(period).from, period.to)))
    .groupBy(kind);
  return (wanted) => {
    const { count = 0, countBefore = 0 } = rows.find((row) => row.kind === wanted) ?? {};
    return { count, countBefore };
  };
}
