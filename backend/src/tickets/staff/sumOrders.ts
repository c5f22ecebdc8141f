import { and, count, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { readOnly } from '../../platform/db/readOnly';
import { orders, ticketOrders, tickets } from '../../platform/db/schema';
import { theRow } from '../../platform/db/theRow';
import { moneyMovements } from '../../platform/db/views/moneyMovements';
import { total } from '../../staff/staff-lists/moneyOfPeriod';
import { isWithin, type Days } from '../../platform/http/period';
import { isTakenBack, whereOf } from './orderRows';
import type { OrderFilter, OrderSums } from './orders.routes';

/**
 * Returns the sums of all matching orders, or of the tickets of one type. With a period, money counts on the day it was
 * received or refunded, so that sums of past days do not change.
 */
export async function sumOrders(
  { db }: { db: Database },
  { from, to, ...filter }: OrderFilter,
): Promise<OrderSums> {
  const days = { from, to };
  const sums = await db.transaction(async (tx) => {
    const ofTickets = await sumTickets(tx, filter, days);
    return filter.type ? ofTickets : { ...(await sumMoney(tx, filter, days)), tickets: ofTickets.tickets };
  }, readOnly);
  return { ...sums, net: sums.paid - sums.refunded };
}

async function sumMoney(db: Database, filter: OrderFilter, days: Days) {
  const { ticketOrderId, at, received, refunded } = moneyMovements;
  const rows = await db
    .select({ orders: count(received), paid: total(received), refunded: total(refunded) })
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .innerJoin(moneyMovements, eq(ticketOrderId, ticketOrders.id))
    .where(and(whereOf(db, filter), isWithin(at, days)));
  return theRow(rows);
}

/** The price paid for a ticket. */
export const price = sql`${tickets.price} - ${tickets.discount}`;

/** Whether a ticket was paid for in the period. */
export const isPaidIn = (days: Days): SQL =>
  sql`(${and(isNotNull(ticketOrders.paidAt), or(eq(tickets.state, 'valid'), isTakenBack), isWithin(ticketOrders.paidAt, days))})`;

/** Whether a ticket was refunded in the period. */
export const isBackIn = (days: Days): SQL => sql`(${and(isTakenBack, isWithin(tickets.endedAt, days))})`;

/** Tickets at the price paid. Refunds without a ticket, such as a surplus, belong to no type. */
async function sumTickets(db: Database, filter: OrderFilter, days: Days) {
  const [isPaid, isBack] = [isPaidIn(days), isBackIn(days)];
  const rows = await db
    .select({
      orders: sql`count(distinct ${ticketOrders.id}) filter (where ${isPaid})`.mapWith(Number),
      tickets: sql`count(*) filter (where ${isPaid}) - count(*) filter (where ${isBack})`.mapWith(Number),
      paid: sql`coalesce(sum(${price}) filter (where ${isPaid}), 0)`.mapWith(Number),
      refunded: sql`coalesce(sum(${price}) filter (where ${isBack}), 0)`.mapWith(Number),
    })
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .innerJoin(tickets, eq(tickets.ticketOrderId, ticketOrders.id))
    .where(and(whereOf(db, filter), filter.type ? eq(tickets.typeId, filter.type) : undefined));
  return theRow(rows);
}
