import { tributeText } from '@school/shared/schemas/donation';
import { methodLabels, orderLabels } from '@school/shared/schemas/stored/labels';
import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { amountCell } from '../../platform/core/csv';
import { donations, orders, projects, tributes } from '../../platform/db/schema';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import { moneyOfPeriod } from '../../staff/staff-lists/moneyOfPeriod';
import { receiptNumber } from '../receipts/receiptNumber';
import { whereOf } from './donationFilter';
import type { DonationFilter } from './staff.routes';

/** The file leaves the school, so it does not identify anonymous donors. */
const unlessAnonymous = <T>(column: T) =>
  sql<string | null>`case when ${donations.anonymous} then null else ${column} end`;

/** Returns matching donations for the CSV file, oldest first, with the money of the period. */
export function exportDonations({ db }: Pick<ServiceContext, 'db'>, filter: DonationFilter) {
  const money = moneyOfPeriod(db, 'orderId', filter);
  return db
    .select({
      order: orders,
      fee: donations.fee,
      received: money.received,
      refunded: money.refunded,
      project: projects.name,
      name: unlessAnonymous(donations.name),
      email: unlessAnonymous(donations.email),
      phone: unlessAnonymous(donations.phone),
      message: unlessAnonymous(donations.message),
      method: donations.method,
      supporterPage: donations.supporterPage,
      tribute: { kind: tributes.kind, name: tributes.name },
      createdAt: donations.createdAt,
    })
    .from(donations)
    .innerJoin(orders, eq(orders.id, donations.orderId))
    .innerJoin(projects, eq(projects.id, donations.projectId))
    .leftJoin(tributes, and(eq(tributes.donationId, donations.id), eq(donations.anonymous, false)))
    .leftJoin(money, eq(money.order, orders.id))
    .where(whereOf(db, filter))
    .orderBy(orders.number)
    .execute();
}

export const donationColumns: CsvColumns<Awaited<ReturnType<typeof exportDonations>>[number]> = {
  Receipt: (row) => (row.order.paidAt ? receiptNumber(row.order.number) : null),
  State: (row) => orderLabels[row.order.state],
  'Amount (GHS)': (row) => amountCell(row.order.amount),
  'Received (GHS)': (row) => amountCell(row.received ?? 0),
  'Refunded (GHS)': (row) => amountCell(row.refunded ?? 0),
  Project: (row) => row.project,
  Name: (row) => row.name ?? 'Anonymous',
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Message: (row) => row.message,
  Method: (row) => methodLabels[row.method],
  'Started (UTC)': (row) => row.createdAt.toISOString(),
  'Paid (UTC)': (row) => row.order.paidAt?.toISOString() ?? null,
  'Gift (GHS)': (row) => amountCell(row.order.amount - row.fee),
  'Payment fee (GHS)': (row) => amountCell(row.fee),
  Given: (row) => row.tribute && tributeText(row.tribute),
  'Supporter’s page': (row) => row.supporterPage,
};
