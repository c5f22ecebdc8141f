import { between, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../site/analytics/period';
import type { Database } from '../../platform/db/database';
import { pageViews } from '../../platform/db/schema';

/** How often something happened in a period, and in the one before. */
export interface Times {
  count: number;
  countBefore: number;
}

/**
 * Reads the views of each page.
 * @param both the period with the one before it
 * @returns a function that adds up the views of matching pages
 */
export async function readViews(
  db: Database,
  period: Period,
  both: Period,
): Promise<(fits: (path: string) => boolean) => Times> {
  const { day, path, views } = pageViews;
  const inPart = (part: SQL) => sql`coalesce(sum(${views}) filter (where ${part}), 0)`.mapWith(Number);
  const rows = await db
    .select({ path, count: inPart(gte(day, period.from)), countBefore: inPart(lt(day, period.from)) })
    .from(pageViews)
    .where(between(day, both.from, both.to))
    .groupBy(path);
  return (fits) => {
    const fitting = rows.filter((row) => fits(row.path));
    return {
      count: fitting.reduce((all, { count }) => all + count, 0),
      countBefore: fitting.reduce((all, { countBefore }) => all + countBefore, 0),
    };
  };
}
