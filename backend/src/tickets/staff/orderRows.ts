import { and, asc, desc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { numberOf } from '../../platform/core/numberedAs';
import { everyWord, textOf, type FoundIn } from '../../platform/core/search';
import type { Database } from '../../platform/db/database';
import { orders, paymentAttempts, ticketOrders, ticketPromoCodes, tickets } from '../../platform/db/schema';
import { moneyMovements } from '../../platform/db/views/moneyMovements';
import { countUpTo, one } from '../../staff/staff-lists/countUpTo';
import { isWithin, type Days } from '../../platform/http/period';
import { orderNumber } from '../orders/orderNumber';
import type { OrderFilter, OrderList, OrderQuery, OrderRow } from './orders.routes';

const ticketsWhere = (condition: SQL) =>
  sql`(select count(*) from ${tickets} where ${tickets.ticketOrderId} = ${ticketOrders.id} and ${condition})`;

const validTickets = ticketsWhere(sql`${tickets.state} = 'valid'`);
const hasTickets = inArray(ticketOrders.fulfilment, ['given', 'other_seats']);

/** The state that staff see: of the payment, until there are tickets or everything is refunded. */
export const stateOfOrder = sql<OrderRow['state']>`case
  when ${ticketOrders.fulfilment} = 'sent_back' then 'sent_back'
  when ${hasTickets} then (case when ${validTickets} > 0 then 'paid' else 'refunded' end)
  else coalesce(${orders.state}, 'created') end`;

const wentBack = sql`coalesce(${orders.refunded}, 0) + ${ticketOrders.cashRefunded}`;

const columns = {
  order: ticketOrders,
  state: stateOfOrder,
  refunded: sql`${wentBack}`.mapWith(Number),
  promoCode: ticketPromoCodes.code,
  tickets: sql`${validTickets}`.mapWith(Number),
  checkedIn: sql`${ticketsWhere(sql`${tickets.checkedInAt} is not null`)}`.mapWith(Number),
};

const sorts = {
  createdAt: ticketOrders.createdAt,
  paidAt: ticketOrders.paidAt,
  amount: ticketOrders.amount,
  name: sql`lower(${ticketOrders.name})`,
};

const joined = (db: Database) =>
  db
    .select(columns)
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .leftJoin(ticketPromoCodes, eq(ticketPromoCodes.id, ticketOrders.promoCodeId));

/** Returns one page of matching orders. */
export async function listOrders({ db }: { db: Database }, query: OrderQuery): Promise<OrderList> {
  const { page, perPage, sort, order } = query;
  const where = whereOf(db, query);
  const fitting = db
    .select(one)
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .where(where)
    .$dynamic();
  const direction = order === 'asc' ? asc : desc;
  const rows = await joined(db)
    .where(where)
    .orderBy(
      // The index has this order; only missing values must come last.
      sort === 'createdAt' ? direction(sorts[sort]) : sql`${direction(sorts[sort])} nulls last`,
      direction(ticketOrders.number),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { ...(await countUpTo(db, fitting)), page, perPage, rows: rows.map(rowOf) };
}

/** Returns an order as a row; undefined when it does not exist. */
export async function readOrderRow({ db }: { db: Database }, id: string) {
  const [found] = await joined(db).where(eq(ticketOrders.id, id));
  return found && { row: rowOf(found), order: found.order };
}

/** Returns the condition of a filter. */
export function whereOf(db: Database, filter: OrderFilter): SQL | undefined {
  const { search, state, sale, method, type } = filter;
  return and(
    search ? everyWord(search, (foundIn, word) => found(db, foundIn, word)) : undefined,
    state ? inArray(stateOfOrder, state) : undefined,
    sale ? eq(ticketOrders.sale, sale) : undefined,
    method ? eq(ticketOrders.method, method) : undefined,
    type ? hasTicket(db, eq(tickets.typeId, type)) : undefined,
    isOfPeriod(db, filter),
  );
}

/** Created in the period, or with money or tickets received or returned in it. */
function isOfPeriod(db: Database, days: Days): SQL | undefined {
  const { ticketOrderId, at } = moneyMovements;
  const [moved, wentBack] = [isWithin(at, days), isWithin(tickets.endedAt, days)];
  return (
    moved &&
    or(
      isWithin(ticketOrders.createdAt, days),
      inArray(ticketOrders.id, db.select({ ticketOrderId }).from(moneyMovements).where(moved)),
      inArray(
        ticketOrders.id,
        db.select({ id: tickets.ticketOrderId }).from(tickets).where(and(isTakenBack, wentBack)),
      ),
    )
  );
}

/** Whether a ticket was paid for and refunded. */
export const isTakenBack = inArray(tickets.state, ['returned', 'refunded']);

/** Includes the held tickets of an unpaid order. */
const hasTicket = (db: Database, condition: SQL | undefined) =>
  exists(
    db
      .select(one)
      .from(tickets)
      .where(
        and(
          or(eq(tickets.ticketOrderId, ticketOrders.id), eq(tickets.holdId, ticketOrders.holdId)),
          condition,
        ),
      ),
  );

/** Matches buyer, ticket holders, seats, and the numbers of the order and its payment. */
function found(db: Database, foundIn: FoundIn, word: string): SQL {
  const { name, email, phone } = ticketOrders;
  const ids = () => db.select({ id: ticketOrders.id }).from(ticketOrders);
  const holds = or(
    foundIn(textOf([tickets.name, tickets.holderEmail])),
    eq(tickets.seatId, word.toUpperCase()),
  );
  // Each part uses its own index: one condition over several tables would read them completely.
  return inArray(
    ticketOrders.id,
    unionAll(
      ids().where(
        or(foundIn(textOf([name, email, phone])), eq(ticketOrders.number, numberOf('T', word) ?? -1)),
      ),
      ids().innerJoin(tickets, eq(tickets.ticketOrderId, ticketOrders.id)).where(holds),
      ids().innerJoin(tickets, eq(tickets.holdId, ticketOrders.holdId)).where(holds),
      ids()
        .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, ticketOrders.orderId))
        .where(foundIn(textOf([paymentAttempts.txRef]))),
    ),
  );
}

type Read = Awaited<ReturnType<typeof joined>>[number];

const rowOf = ({ order, state, refunded, promoCode, tickets, checkedIn }: Read): OrderRow => ({
  id: order.id,
  number: orderNumber(order.number),
  state,
  fulfilment: order.fulfilment,
  sale: order.sale,
  method: order.method,
  name: order.name,
  email: order.email,
  phone: order.phone,
  amount: order.amount,
  discount: order.discount,
  refunded,
  promoCode,
  tickets,
  checkedIn,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
});
