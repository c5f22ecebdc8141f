import { and, asc, eq, gte, max, min, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { groupBy } from '../../platform/core/groupBy';
import { appHealth } from '../../platform/db/schema';
import { publicDays, type AppHealth, type AppHealthList } from './appHealth.routes';
import { percentile } from './ranges';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns how an app ran in each hour of the last days, by version and channel, the first hour first. */
export async function getAppHealth(
  { db, clock }: ServiceContext,
  { app }: { app: string },
): Promise<AppHealth> {
  const { hour, version, channel, outcome, upTo } = appHealth;
  const since = new Date(clock.now().getTime() - publicDays * dayMs);
  const rows = await db
    .select()
    .from(appHealth)
    .where(and(eq(appHealth.app, app), gte(hour, since)))
    .orderBy(asc(hour), asc(version), asc(channel), asc(outcome), asc(upTo));
  const groups = groupBy(rows, (row) => `${row.hour.toISOString()} ${row.version} ${row.channel}`);
  return {
    app,
    hours: [...groups.values()].map((sums) => ({
      hour: sums[0]!.hour.toISOString(),
      version: sums[0]!.version,
      channel: sums[0]!.channel,
      ...totalsOf(sums),
      loads: rangesOf(sums, 'shown'),
    })),
  };
}

/** Returns how each version of each app ran in the last `retentionDays.appHealth` days, the last seen first. */
export async function listAppHealth({ db }: Pick<ServiceContext, 'db'>): Promise<AppHealthList> {
  const { app, version, channel, outcome, upTo, times } = appHealth;
  const rows = await db
    .select({
      app,
      version,
      channel,
      outcome,
      upTo,
      times: sql<number>`sum(${times})`.mapWith(Number),
      since: min(appHealth.hour),
      lastAt: max(appHealth.hour),
    })
    .from(appHealth)
    .groupBy(app, version, channel, outcome, upTo);
  const groups = groupBy(rows, (row) => JSON.stringify([row.app, row.version, row.channel]));
  const apps = [...groups.values()].map((sums) => {
    const hours = sums.flatMap(({ since, lastAt }) => [since!.getTime(), lastAt!.getTime()]);
    const totals = totalsOf(sums);
    const attempts = totals.shown + totals.failed;
    return {
      app: sums[0]!.app,
      version: sums[0]!.version,
      channel: sums[0]!.channel,
      since: new Date(Math.min(...hours)).toISOString(),
      lastAt: new Date(Math.max(...hours)).toISOString(),
      ...totals,
      errorRate: attempts ? Math.min(1, (totals.failed + totals.errors) / attempts) : null,
      loadMedian: percentileOf(sums, 'shown', 0.5),
      loadP75: percentileOf(sums, 'shown'),
      inpP75: percentileOf(sums, 'inp'),
    };
  });
  const order = (a: (typeof apps)[number], b: (typeof apps)[number]) =>
    compare(a.app, b.app) || compare(b.lastAt, a.lastAt) || compare(b.since, a.since);
  return { apps: apps.sort(order) };
}

type Sum = Pick<typeof appHealth.$inferSelect, 'outcome' | 'upTo' | 'times'>;

function totalsOf(sums: readonly Sum[]) {
  const total = (outcome: Sum['outcome']) =>
    sums.reduce((sum, row) => sum + (row.outcome === outcome ? row.times : 0), 0);
  return {
    shown: total('shown'),
    retried: total('retried'),
    failed: total('failed'),
    errors: total('error'),
  };
}

const rangesOf = (sums: readonly Sum[], outcome: Sum['outcome']) =>
  sums.filter((row) => row.outcome === outcome).map(({ upTo, times }) => ({ upTo, times }));

function percentileOf(sums: readonly Sum[], outcome: Sum['outcome'], share?: number): number | null {
  const counts = rangesOf(sums, outcome).map(({ upTo, times }) => ({ upTo, samples: times }));
  return counts.length > 0 ? percentile('load', counts, share) : null;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
