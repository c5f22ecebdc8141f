import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Logger } from '../../platform/core/logger';
import type { ServiceContext } from '../../platform/db/context';
import type { OpenDatabase } from '../../platform/db/database';
import { orders, ticketOrders, tickets, ticketScans } from '../../platform/db/schema';
import { createLive, type Live, type LiveOptions } from '../../platform/live/live';
import { readStock } from '../sale/readStock';
import type { TicketStats } from './stats.routes';

/** Streams the figures of sale and doors. */
export type LiveTicketStats = Live<TicketStats>;

declare module '../../platform/http/deps' {
  interface Deps {
    liveTicketStats: LiveTicketStats;
  }
}

type Context = Pick<ServiceContext, 'db' | 'clock'>;

const paid = sql`coalesce(sum(${tickets.price} - ${tickets.discount}), 0)`;

/** Returns tickets sold, held and checked in, and the income of valid tickets, by type and by hour. */
export async function readTicketStats(context: Context): Promise<TicketStats> {
  const { types } = await readStock(context);
  const byType = await soldByType(context);
  const doors = await scansByDoor(context);
  const rows = types.map(({ id, name, sale, capacity, sold, held, admits }) => {
    const of = byType.find(({ typeId }) => typeId === id);
    return {
      id,
      name,
      sale,
      admits,
      capacity,
      sold,
      held,
      people: of?.people ?? 0,
      checkedIn: of?.checkedIn ?? 0,
      income: of?.income ?? 0,
    };
  });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    types: rows,
    hours: await soldByHour(context),
    checkInHours: await checkedInByHour(context),
    totals: {
      people: sum(({ people }) => people),
      held: sum(({ held, admits }) => held * admits),
      checkedIn: sum(({ checkedIn }) => checkedIn),
      income: sum(({ income }) => income),
      refunded: await refundedInAll(context),
    },
    doors,
    conflicts: doors.reduce((all, { conflicts }) => all + conflicts, 0),
  };
}

const soldByType = ({ db }: Context) =>
  db
    .select({
      typeId: tickets.typeId,
      people: count(),
      checkedIn: sql`count(${tickets.checkedInAt})`.mapWith(Number),
      income: paid.mapWith(Number),
    })
    .from(tickets)
    .where(eq(tickets.state, 'valid'))
    .groupBy(tickets.typeId);

/** Groups tickets by the hour of payment, in UTC. */
async function soldByHour({ db }: Context): Promise<TicketStats['hours']> {
  const hour = hourOf(sql`${ticketOrders.paidAt}`);
  return db
    .select({ hour, people: count(), income: paid.mapWith(Number) })
    .from(tickets)
    .innerJoin(ticketOrders, eq(ticketOrders.id, tickets.ticketOrderId))
    .where(eq(tickets.state, 'valid'))
    .groupBy(hour)
    .orderBy(hour);
}

async function checkedInByHour({ db }: Context): Promise<TicketStats['checkInHours']> {
  const hour = hourOf(sql`${tickets.checkedInAt}`);
  return db
    .select({ hour, checkedIn: count() })
    .from(tickets)
    .where(and(eq(tickets.state, 'valid'), isNotNull(tickets.checkedInAt)))
    .groupBy(hour)
    .orderBy(hour);
}

const hourOf = (at: ReturnType<typeof sql>) =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:00:00"Z"')`;

async function scansByDoor({ db }: Context): Promise<TicketStats['doors']> {
  const of = (...results: ('in' | 'again' | 'conflict' | 'unknown' | 'replaced' | 'not_valid')[]) =>
    sql`count(*) filter (where ${inArray(ticketScans.result, results)})`.mapWith(Number);
  return db
    .select({
      door: ticketScans.door,
      in: of('in'),
      again: of('again'),
      refused: of('unknown', 'replaced', 'not_valid'),
      conflicts: of('conflict'),
    })
    .from(ticketScans)
    .groupBy(ticketScans.door)
    .orderBy(ticketScans.door);
}

async function refundedInAll({ db }: Context): Promise<number> {
  const [row] = await db
    .select({
      all: sql`coalesce(sum(coalesce(${orders.refunded}, 0) + ${ticketOrders.cashRefunded}), 0)`.mapWith(
        Number,
      ),
    })
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId));
  return row?.all ?? 0;
}

export const createLiveTicketStats = (
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { clock, log }: { clock: ServiceContext['clock']; log: Logger },
  options?: LiveOptions,
): Promise<LiveTicketStats> =>
  createLive(listen, () => readTicketStats({ db, clock }), log, { ...options, channel: 'tickets' });
