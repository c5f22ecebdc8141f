import { and, between, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { periodBefore, within, type Period } from '../analytics/period';
import type { Database } from '../db/database';
import type { ServiceContext } from '../db/context';
import { readOnly } from '../db/readOnly';
import {
  competitionEntries,
  musicStudyRegistrations,
  orders,
  pageViews,
  ticketOrders,
  tickets,
} from '../db/schema';
import type { Activity } from './overview.routes';
import { stepsOf } from './steps';
import { seriesKinds, type SeriesKind } from './terms';

/** What came in on a day; amounts in pesewas. */
interface Day {
  day: string;
  count: number;
  amount: number;
}

/** What came in over a period, and in the one before. Days are those of Accra, whose time is UTC. */
export async function readActivity({ db }: Pick<ServiceContext, 'db'>, period: Period): Promise<Activity> {
  const before = periodBefore(period);
  const both = { from: before.from, to: period.to };
  const daysOfKind = await db.transaction(async (tx) => {
    const read = new Map<SeriesKind, Day[]>();
    for (const kind of seriesKinds) read.set(kind, await readers[kind](tx, both));
    return read;
  }, readOnly);
  const steps = stepsOf(period);
  const series = seriesKinds.map((kind) => {
    const days = daysOfKind.get(kind) ?? [];
    const now = sumOf(days, period);
    const then = sumOf(days, before);
    return {
      kind,
      steps: steps.map((step) => ({ ...step, ...sumOf(days, step) })),
      ...now,
      countBefore: then.count,
      amountBefore: then.amount,
    };
  });
  return { ...period, before, series };
}

/** Each by one query over both periods. */
const readers: Record<SeriesKind, (db: Database, period: Period) => Promise<Day[]>> = {
  registrations: (db, period) => {
    const day = utcDayOf(competitionEntries.createdAt);
    return db
      .select({ day, count: count(), amount: none })
      .from(competitionEntries)
      .where(within(competitionEntries.createdAt, period))
      .groupBy(day);
  },
  lessons: (db, period) => {
    const day = utcDayOf(musicStudyRegistrations.receivedAt);
    return db
      .select({ day, count: count(), amount: none })
      .from(musicStudyRegistrations)
      .where(within(musicStudyRegistrations.receivedAt, period))
      .groupBy(day);
  },
  donations: (db, period) => {
    const day = utcDayOf(orders.paidAt);
    return db
      .select({ day, count: count(), amount: sum(sql`${orders.paid}`) })
      .from(orders)
      .where(and(eq(orders.kind, 'donation'), within(orders.paidAt, period)))
      .groupBy(day);
  },
  tickets: (db, period) => {
    const day = utcDayOf(ticketOrders.paidAt);
    return db
      .select({ day, count: count(), amount: sum(sql`${tickets.price} - ${tickets.discount}`) })
      .from(ticketOrders)
      .innerJoin(tickets, eq(tickets.ticketOrderId, ticketOrders.id))
      .where(
        and(within(ticketOrders.paidAt, period), inArray(tickets.state, ['valid', 'returned', 'refunded'])),
      )
      .groupBy(day);
  },
  visits: (db, { from, to }) =>
    db
      .select({ day: pageViews.day, count: sum(sql`${pageViews.views}`), amount: none })
      .from(pageViews)
      .where(between(pageViews.day, from, to))
      .groupBy(pageViews.day),
};

const none = sql`0`.mapWith(Number);

const sum = (of: SQL) => sql`coalesce(sum(${of}), 0)`.mapWith(Number);

const utcDayOf = (at: PgColumn) => sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;

function sumOf(days: readonly Day[], { from, to }: Period): Pick<Day, 'count' | 'amount'> {
  const total = { count: 0, amount: 0 };
  for (const { day, count: more, amount } of days) {
    if (day < from || day > to) continue;
    total.count += more;
    total.amount += amount;
  }
  return total;
}
