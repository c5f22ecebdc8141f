import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { donations, orders, paymentFlags, projects } from '../../platform/db/schema';
import { projectColumns } from '../getDonation';
import { receiptNumber } from '../receipts/receiptNumber';
import { whereOf } from './donationFilter';
import type { DonationFilter, DonationQuery, DonationRow } from './staff.routes';

const columns = {
  createdAt: donations.createdAt,
  paidAt: orders.paidAt,
  amount: orders.amount,
  name: sql`lower(${donations.name})`,
};

type Sorting = Pick<DonationQuery, 'sort' | 'order'>;

interface Part {
  limit: number;
  offset: number;
}

/** Returns donations with their orders as staff see them. */
export async function readRows(
  db: Database,
  filter: DonationFilter,
  { sort, order }: Sorting,
  { limit, offset }: Part,
): Promise<DonationRow[]> {
  const direction = order === 'asc' ? asc : desc;
  const rows = await db
    .select({ donation: donations, order: orders, project: projectColumns, openFlags: openFlags(db) })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .where(whereOf(db, filter))
    // Unpaid donations have no such value and come last in either order; all have a creation time.
    .orderBy(
      sort === 'createdAt' ? direction(columns[sort]) : sql`${direction(columns[sort])} nulls last`,
      direction(orders.number),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(rowOf);
}

const openFlags = (db: Database) =>
  sql`(${db
    .select({ all: count() })
    .from(paymentFlags)
    .where(and(eq(paymentFlags.orderId, orders.id), isNull(paymentFlags.resolvedAt)))})`.mapWith(Number);

interface Read {
  donation: typeof donations.$inferSelect;
  order: typeof orders.$inferSelect;
  project: DonationRow['project'];
  openFlags: number;
}

export const rowOf = ({ donation, order, project, openFlags }: Read): DonationRow => ({
  donationId: donation.id,
  receiptNumber: order.paidAt ? receiptNumber(order.number) : null,
  state: order.state,
  amount: order.amount,
  fee: donation.fee,
  refunded: order.refunded,
  project,
  name: donation.name,
  email: donation.email,
  phone: donation.phone,
  anonymous: donation.anonymous,
  wall: donation.wall,
  method: donation.method,
  createdAt: donation.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  openFlags,
});
