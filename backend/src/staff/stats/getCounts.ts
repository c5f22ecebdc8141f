import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { theRow } from '../../platform/db/theRow';
import { dailyTotals, paymentFlags, projects } from '../../platform/db/schema';
import type { Counts } from './stats.routes';

/** Returns all counts by one statement, so that they are consistent. */
export async function getCounts({ db }: Pick<ServiceContext, 'db'>): Promise<Counts> {
  const rows = await db
    .select({
      members: total('members', dailyTotals.count),
      projects: sql`count(*)`.mapWith(Number),
      openProjects: sql`count(*) filter (where ${projects.isOpen})`.mapWith(Number),
      raised: sql`coalesce(sum(${projects.raised}), 0)`.mapWith(Number),
      donations: total('donations_kept', dailyTotals.count),
      donated: total('donations_kept', dailyTotals.amount),
      openFlags: sql`(select count(*) from ${paymentFlags} where ${paymentFlags.resolvedAt} is null)`.mapWith(
        Number,
      ),
    })
    .from(projects);
  return theRow(rows);
}

/** Adds up the totals of all days; counting the rows themselves would become slower with their number. */
const total = (
  kind: (typeof dailyTotals.$inferSelect)['kind'],
  of: typeof dailyTotals.count | typeof dailyTotals.amount,
) =>
  sql`(select coalesce(sum(${of}), 0) from ${dailyTotals} where ${eq(dailyTotals.kind, kind)})`.mapWith(
    Number,
  );
