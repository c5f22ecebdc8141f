import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { ServiceContext } from '../../platform/db/context';
import { donations, orders, projects } from '../../platform/db/schema';
import { theRow } from '../../platform/db/theRow';
import { moneyMovements } from '../../platform/db/views/moneyMovements';
import { total } from '../../staff/staff-lists/moneyOfPeriod';
import { countUpTo, one } from '../../staff/staff-lists/countUpTo';
import { flushSearchIndexes } from '../../staff/staff-lists/flushSearchIndexes';
import { isWithin } from '../../platform/http/period';
import { whereOf } from './donationFilter';
import { readRows } from './readRows';
import type { DonationFilter, DonationList, DonationQuery, DonationSums } from './staff.routes';

/** Returns one page of matching donations. */
export async function listDonations(
  context: Pick<ServiceContext, 'db' | 'writer'>,
  query: DonationQuery,
): Promise<DonationList> {
  const { db } = context;
  const { page, perPage } = query;
  if (query.search) await flushSearchIndexes(context, 'donations_search_idx');
  return {
    ...(await countUpTo(db, fitting(db, query))),
    page,
    perPage,
    rows: await readRows(db, query, query, { limit: perPage, offset: (page - 1) * perPage }),
  };
}

/**
 * Returns a query with a row for each matching donation. When only the state is filtered, the orders suffice, since each
 * has one donation: a join would read all donations before counting.
 */
function fitting(
  db: Database,
  { search, state, project, method, anonymous, wall, flagged, from, to }: DonationFilter,
) {
  const ofDonation = { search, project, method, anonymous, wall, flagged, from, to };
  const where = whereOf(db, { state, ...ofDonation });
  if (Object.values(ofDonation).every((value) => value === undefined || value === ''))
    return db.select(one).from(orders).where(where).$dynamic();
  return db
    .select(one)
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(where)
    .$dynamic();
}

/** Returns the sums of all matching donations: what was paid and refunded, in the period if there is one. */
export async function sumDonations(
  { db }: Pick<ServiceContext, 'db'>,
  { from, to, ...filter }: DonationFilter,
): Promise<DonationSums> {
  const { kind, orderId, at, received, refunded } = moneyMovements;
  const fees = sql`coalesce(sum(${donations.fee}) filter (where ${received} is not null), 0)`.mapWith(Number);
  const rows = await db
    .select({ count: count(received), paid: total(received), fees, refunded: total(refunded) })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .innerJoin(moneyMovements, eq(orderId, donations.orderId))
    .where(and(eq(kind, 'donation'), whereOf(db, filter), isWithin(at, { from, to })));
  const sums = theRow(rows);
  return { ...sums, net: sums.paid - sums.refunded };
}
