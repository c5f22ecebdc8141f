import { methodLabels, orderLabels } from '@school/shared/schemas/stored/labels';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { amountCell, csvOf } from '../../platform/core/csv';
import { donations, orders, projects } from '../../platform/db/schema';
import { moneyOfPeriod } from '../../staff/staff-lists/moneyOfPeriod';
import { receiptNumber } from '../receipts/receiptNumber';
import { whereOf } from './donationFilter';
import type { DonationFilter } from './staff.routes';

const head = [
  'Receipt',
  'State',
  'Amount (GHS)',
  'Received (GHS)',
  'Refunded (GHS)',
  'Project',
  'Name',
  'E-mail',
  'Phone',
  'Message',
  'Method',
  'Begun (UTC)',
  'Paid (UTC)',
];

/** A file leaves the school: what would name a donor who asked not to be named stays in the database. */
const unlessAnonymous = <T>(column: T) =>
  sql<string | null>`case when ${donations.anonymous} then null else ${column} end`;

/** The donations that fit as a table for spreadsheets, oldest first; of days, with the money of these days. */
export async function exportDonations(
  { db }: Pick<ServiceContext, 'db'>,
  filter: DonationFilter,
): Promise<string> {
  const money = moneyOfPeriod(db, 'orderId', filter);
  const rows = await db
    .select({
      order: orders,
      received: money.received,
      refunded: money.refunded,
      project: projects.name,
      name: unlessAnonymous(donations.name),
      email: unlessAnonymous(donations.email),
      phone: unlessAnonymous(donations.phone),
      message: unlessAnonymous(donations.message),
      method: donations.method,
      createdAt: donations.createdAt,
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .leftJoin(money, eq(money.order, orders.id))
    .where(whereOf(db, filter))
    .orderBy(orders.number);
  return csvOf([
    head,
    ...rows.map(({ order, received, refunded, project, name, email, phone, message, method, createdAt }) => [
      order.paidAt ? receiptNumber(order.number) : null,
      orderLabels[order.state],
      amountCell(order.amount),
      amountCell(received ?? 0),
      amountCell(refunded ?? 0),
      project,
      name ?? 'Anonymous',
      email,
      phone,
      message,
      methodLabels[method],
      createdAt.toISOString(),
      order.paidAt?.toISOString() ?? null,
    ]),
  ]);
}
