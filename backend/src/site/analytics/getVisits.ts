import { visitSources, vitalMetrics } from '@school/shared/schemas/analytics';
import { between, desc, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { readOnly } from '../../platform/db/readOnly';
import { pageViews, pageVitals } from '../../platform/db/schema';
import type { Visits, PageVitals } from './analytics.routes';
import { daysOf, type Period } from './period';
import { percentile, type RangeCount } from './ranges';

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

interface Row extends RangeCount {
  path: string;
  metric: string;
}

/** Returns the measured speed of pages in a period, most measured first. */
export async function getVitals({ db }: Pick<ServiceContext, 'db'>, period: Period): Promise<PageVitals> {
  const { path, metric, upTo, samples } = pageVitals;
  const rows: Row[] = await db
    .select({ path, metric, upTo, samples: sql<number>`sum(${samples})`.mapWith(Number) })
    .from(pageVitals)
    .where(between(pageVitals.day, period.from, period.to))
    .groupBy(path, metric, upTo);
  const pages = [...byPath(rows)].sort(([a, ofA], [b, ofB]) => total(ofB) - total(ofA) || (a < b ? -1 : 1));
  return { ...period, pages: pages.map(([page, ofPage]) => ({ path: page, vitals: vitalsOf(ofPage) })) };
}

function byPath(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.path, [...(groups.get(row.path) ?? []), row]);
  return groups;
}

const vitalsOf = (rows: readonly Row[]) =>
  vitalMetrics.flatMap((metric) => {
    const counts = rows.filter((row) => row.metric === metric);
    if (counts.length === 0) return [];
    return [{ metric, p75: percentile(metric, counts), samples: total(counts) }];
  });

const total = (counts: readonly RangeCount[]) => counts.reduce((sum, { samples }) => sum + samples, 0);
