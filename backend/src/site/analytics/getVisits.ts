import { visitSources } from '@school/shared/schemas/analytics';
import { between, desc, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { readOnly } from '../../platform/db/readOnly';
import { pageViews } from '../../platform/db/schema';
import type { Visits } from './analytics.routes';
import { daysOf, type Period } from './period';

/** The number of most-read pages. */
const mostPages = 50;

const sum = sql<number>`sum(${pageViews.views})`.mapWith(Number);

/** Returns the views of a period, by day, by page and by referrer. */
export async function getVisits({ db }: Pick<ServiceContext, 'db'>, period: Period): Promise<Visits> {
  const inPeriod = between(pageViews.day, period.from, period.to);
  const { day, source, path } = pageViews;
  const { byDay, bySource, pages } = await db.transaction(
    async (tx) => ({
      byDay: await tx.select({ day, views: sum }).from(pageViews).where(inPeriod).groupBy(day),
      bySource: await tx.select({ source, views: sum }).from(pageViews).where(inPeriod).groupBy(source),
      pages: await tx
        .select({ path, views: sum })
        .from(pageViews)
        .where(inPeriod)
        .groupBy(path)
        .orderBy(desc(sum), path)
        .limit(mostPages),
    }),
    readOnly,
  );
  const viewsOfDay = new Map(byDay.map((row) => [row.day, row.views]));
  const viewsOfSource = new Map(bySource.map((row) => [row.source, row.views]));
  return {
    ...period,
    total: byDay.reduce((total, { views }) => total + views, 0),
    days: daysOf(period).map((each) => ({ day: each, views: viewsOfDay.get(each) ?? 0 })),
    sources: visitSources.map((each) => ({ source: each, views: viewsOfSource.get(each) ?? 0 })),
    pages,
  };
}
