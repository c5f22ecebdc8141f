import { giftStateLabels } from '@school/shared/schemas/donation';
import { methodLabels } from '@school/shared/schemas/stored/labels';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { amountCell } from '../../../platform/core/csv';
import { notFound } from '../../../platform/core/errors';
import { everyWordIn } from '../../../platform/core/search';
import type { ServiceContext } from '../../../platform/db/context';
import type { Database } from '../../../platform/db/database';
import { donations, giftMonths, monthlyGifts, orders, projects } from '../../../platform/db/schema';
import { theRow } from '../../../platform/db/theRow';
import { isWithin } from '../../../platform/http/period';
import { countUpTo, one } from '../../../staff/staff-lists/countUpTo';
import type { CsvColumns } from '../../../staff/staff-lists/csvAnswer';
import { projectColumns } from '../../getDonation';
import { feeOf } from '../findGift';
import { shownMonths } from '../giftView';
import type {
  MonthlyGiftDetail,
  MonthlyGiftFilter,
  MonthlyGiftList,
  MonthlyGiftQuery,
  MonthlyGiftRow,
  MonthlyGiftSums,
} from './giftList.routes';

const countOf = (which: SQL) =>
  sql<number>`(select count(*) from ${giftMonths} where ${giftMonths.giftId} = ${monthlyGifts.id} and (${which}))`.mapWith(
    Number,
  );

const isMissed = sql`${giftMonths.state} = 'missed' or (${giftMonths.state} = 'skipped' and ${giftMonths.missedAt} is not null)`;

/** Whether the newest month is missed, or its newest payment failed. */
const failing = sql<boolean>`coalesce((select ${giftMonths.state} = 'missed' or (${giftMonths.state} in ('due', 'charging') and ${orders.state} = 'failed') from ${giftMonths} inner join ${donations} on ${donations.id} = ${giftMonths.donationId} inner join ${orders} on ${orders.id} = ${donations.orderId} where ${giftMonths.giftId} = ${monthlyGifts.id} order by ${giftMonths.month} desc limit 1), false)`;

/** `failing` is computed for a state in which somebody can do something about it. */
const isFailing = sql<boolean>`(${monthlyGifts.state} in ('active', 'paused') and ${failing})`;

const whereOf = (filter: MonthlyGiftFilter): SQL | undefined =>
  and(
    filter.search
      ? everyWordIn(filter.search, [monthlyGifts.name, monthlyGifts.email, monthlyGifts.phone])
      : undefined,
    filter.state ? inArray(monthlyGifts.state, filter.state) : undefined,
    filter.project ? eq(projects.slug, filter.project) : undefined,
    filter.method ? eq(monthlyGifts.method, filter.method) : undefined,
    filter.failing === undefined ? undefined : sql`${isFailing} = ${filter.failing}`,
    isWithin(monthlyGifts.createdAt, filter),
  );

const select = (db: Database) =>
  db
    .select({
      gift: monthlyGifts,
      project: projectColumns,
      paidMonths: countOf(sql`${giftMonths.state} = 'paid'`),
      missedMonths: countOf(isMissed),
      failing: isFailing,
    })
    .from(monthlyGifts)
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof select>>[number];

const rowOf = ({ gift, ...row }: Found): MonthlyGiftRow => ({
  ...row,
  id: gift.id,
  state: gift.state,
  amount: gift.amount,
  fee: feeOf(gift),
  name: gift.name,
  email: gift.email,
  anonymous: gift.anonymous,
  method: gift.method,
  byItself: gift.cardToken !== null,
  nextAt: gift.state === 'active' ? (gift.nextAt?.toISOString() ?? null) : null,
  createdAt: gift.createdAt.toISOString(),
});

const sorts = {
  createdAt: monthlyGifts.createdAt,
  /** As the row shows it. */
  nextAt: sql`case when ${monthlyGifts.state} = 'active' then ${monthlyGifts.nextAt} end`,
  amount: monthlyGifts.amount,
  name: sql`lower(${monthlyGifts.name})`,
};

type Context = Pick<ServiceContext, 'db'>;

/** Returns one page of matching gifts. */
export async function listGifts({ db }: Context, query: MonthlyGiftQuery): Promise<MonthlyGiftList> {
  const { page, perPage, sort, order } = query;
  const direction = order === 'asc' ? asc : desc;
  const where = whereOf(query);
  const ones = db
    .select(one)
    .from(monthlyGifts)
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .where(where)
    .$dynamic();
  const rows = await select(db)
    .where(where)
    .orderBy(sql`${direction(sorts[sort])} nulls last`, direction(monthlyGifts.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { ...(await countUpTo(db, ones)), page, perPage, rows: rows.map(rowOf) };
}

/** Returns what all matching gifts come to. */
export async function sumGifts({ db }: Context, filter: MonthlyGiftFilter): Promise<MonthlyGiftSums> {
  const active = sql`${monthlyGifts.state} = 'active'`;
  const rows = await db
    .select({
      active: sql<number>`${count()} filter (where ${active})`.mapWith(Number),
      monthly: sql<number>`coalesce(sum(${monthlyGifts.amount}) filter (where ${active}), 0)`.mapWith(Number),
      failing: sql<number>`${count()} filter (where ${isFailing})`.mapWith(Number),
    })
    .from(monthlyGifts)
    .innerJoin(projects, eq(projects.id, monthlyGifts.projectId))
    .where(whereOf(filter));
  return theRow(rows);
}

/** Returns matching gifts for the CSV file, oldest first. */
export const exportGifts = ({ db }: Context, filter: MonthlyGiftFilter): Promise<Found[]> =>
  select(db).where(whereOf(filter)).orderBy(monthlyGifts.createdAt, monthlyGifts.id).execute();

/** The file leaves the school, so it does not identify anonymous donors. */
export const giftColumns: CsvColumns<Found> = {
  State: ({ gift }) => giftStateLabels[gift.state],
  'Each month (GHS)': ({ gift }) => amountCell(gift.amount),
  'Payment fee each month (GHS)': ({ gift }) => amountCell(feeOf(gift)),
  Project: ({ project }) => project.name,
  Name: ({ gift }) => (gift.anonymous ? 'Anonymous' : gift.name),
  Email: ({ gift }) => (gift.anonymous ? null : gift.email),
  Phone: ({ gift }) => (gift.anonymous ? null : gift.phone),
  Method: ({ gift }) => methodLabels[gift.method],
  'Next (UTC)': (row) => rowOf(row).nextAt,
  'Months paid': ({ paidMonths }) => paidMonths,
  'Months missed': ({ missedMonths }) => missedMonths,
  Failing: ({ failing: isNow }) => (isNow ? 'yes' : 'no'),
  'Started (UTC)': ({ gift }) => gift.createdAt.toISOString(),
};

/** Returns a gift with its months. @throws ServiceError not found */
export async function giftDetail(context: ServiceContext, giftId: string): Promise<MonthlyGiftDetail> {
  const [found] = await select(context.db).where(eq(monthlyGifts.id, giftId));
  if (!found) throw notFound('This monthly gift');
  return {
    ...rowOf(found),
    phone: found.gift.phone,
    months: (await shownMonths(context, found.gift)).map(({ shown, month: { donationId, tries } }) => ({
      ...shown,
      donationId,
      tries,
    })),
  };
}
