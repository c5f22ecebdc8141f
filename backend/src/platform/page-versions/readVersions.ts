import { desc, max, min, sql } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { pageVersions } from '../db/schema';
import type { PageVersions } from './pageVersions.routes';

/** Returns which versions of apps sent requests in the last `retentionDays.versions` days, the newest first. */
export async function readVersions({ db, clock }: ServiceContext): Promise<PageVersions> {
  const { app, version, day, requests, lastAt } = pageVersions;
  const today = clock.now().toISOString().slice(0, 10);
  const rows = await db
    .select({
      app,
      version,
      since: min(day),
      lastAt: max(lastAt),
      today: sql<number>`coalesce(sum(${requests}) filter (where ${day} = ${today}), 0)::integer`,
    })
    .from(pageVersions)
    .groupBy(app, version)
    .orderBy(app, desc(max(lastAt)), version);
  return {
    versions: rows.map((row) => ({
      ...row,
      since: row.since ?? today,
      lastAt: (row.lastAt ?? clock.now()).toISOString(),
    })),
  };
}
