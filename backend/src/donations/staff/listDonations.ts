import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { ServiceContext } from '../../db/context';
import { donations, orders, projects } from '../../db/schema';
import { theRow } from '../../db/theRow';
import { countUpTo, one } from '../../staff-lists/countUpTo';
import { flushSearchIndexes } from '../../staff-lists/flushSearchIndexes';
import { whereOf } from './donationFilter';
import { readRows } from './readRows';
import type { DonationFilter, DonationList, DonationQuery, DonationSums } from './staff.routes';

/** One page of the donations that fit. */
export async function listDonations(
  { db }: Pick<ServiceContext, 'db'>,
  query: DonationQuery,
): Promise<DonationList> {
  const { page, perPage } = query;
  if (query.search) await flushSearchIndexes({ db }, 'donations_search_idx');
  return {
    ...(await countUpTo(db, fitting(db, query))),
    page,
    perPage,
    rows: await readRows(db, query, query, { limit: perPage, offset: (page - 1) * perPage }),
  };
}

/**
 * A row for each donation that fits. Where nothing but the state is asked for, its order alone says so, as each order for a
 * donation has one: a join would read all donations before it counts the first.
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

/** What all donations that fit come to. */
export async function sumDonations(
  { db }: Pick<ServiceContext, 'db'>,
  filter: DonationFilter,
): Promise<DonationSums> {
  const rows = await db
    .select({
      count: sql`count(${orders.paidAt})`.mapWith(Number),
      paid: sql`coalesce(sum(${orders.paid}), 0)`.mapWith(Number),
      refunded: sql`coalesce(sum(${orders.refunded}), 0)`.mapWith(Number),
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(whereOf(db, filter));
  const sums = theRow(rows);
  return { ...sums, net: sums.paid - sums.refunded };
}
