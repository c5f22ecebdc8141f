import { count, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { donations, orders, projects } from '../../db/schema';
import { whereOf } from './donationFilter';
import { readRows } from './readRows';
import type { DonationList, DonationQuery } from './staff.routes';

/** One page of the donations that fit, and the sums of all that do. */
export async function listDonations(
  { db }: Pick<ServiceContext, 'db'>,
  query: DonationQuery,
): Promise<DonationList> {
  const { page, perPage } = query;
  const [all] = await db
    .select({
      total: count(),
      count: sql`count(${orders.paidAt})`.mapWith(Number),
      paid: sql`coalesce(sum(${orders.paid}), 0)`.mapWith(Number),
      refunded: sql`coalesce(sum(${orders.refunded}), 0)`.mapWith(Number),
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(whereOf(db, query));
  if (!all) throw new Error('An aggregate came back without a row');
  const { total, ...sums } = all;
  return {
    total,
    page,
    perPage,
    sums: { ...sums, net: sums.paid - sums.refunded },
    rows: await readRows(db, query, query, { limit: perPage, offset: (page - 1) * perPage }),
  };
}
