import { and, between, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { periodBefore, type Period } from '../../site/analytics/period';
import type { Database } from '../../platform/db/database';
import { dailyTotals } from '../../platform/db/schema';
import type { Times } from './readViews';

type Kind = (typeof dailyTotals.$inferSelect)['kind'];

/** What came in on a day; amounts in pesewas. */
export interface Day {
  day: string;
  count: number;
  amount: number;
}

/**
 * What there was of these kinds on the days of a period; a day may come several times, or not at all. Who asks adds it up:
 * the database would take several times as long for it as for reading it.
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
      // One row of each kind: to be handed over, one of each day takes longer than all else that is asked for.
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

/** How many there were of these kinds in a period, and in the one before. */
export async function readTimes<K extends Kind>(
  db: Database,
  kinds: readonly K[],
  period: Period,
): Promise<(kind: K) => Times> {
  const { kind, day, count } = dailyTotals;
  const inPart = (part: SQL) => sql`coalesce(sum(${count}) filter (where ${part}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      kind,
      count: inPart(gte(day, period.from)),
      countBefore: inPart(lt(day, period.from)),
    })
    .from(dailyTotals)
    .where(and(inArray(kind, [...kinds]), between(day, periodBefore(period).from, period.to)))
    .groupBy(kind);
  return (wanted) => {
    const { count = 0, countBefore = 0 } = rows.find((row) => row.kind === wanted) ?? {};
    return { count, countBefore };
  };
}
