import { vitalMetrics } from '@school/shared/schemas/analytics';
import { between, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { pageVitals } from '../../platform/db/schema';
import type { PageVitals } from './analytics.routes';
import type { Period } from './period';
import { seventyFifth, type RangeCount } from './ranges';

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
    return [{ metric, p75: seventyFifth(metric, counts), samples: total(counts) }];
  });

const total = (counts: readonly RangeCount[]) => counts.reduce((sum, { samples }) => sum + samples, 0);
