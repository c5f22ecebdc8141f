import { methodLabels, ticketLabels } from '@school/shared/schemas/stored/labels';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { amountCell } from '../../platform/core/csv';
import { readOnly } from '../../platform/db/readOnly';
import type { Database } from '../../platform/db/database';
import { hallSeats, orders, ticketOrders, tickets, ticketTypes } from '../../platform/db/schema';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import { moneyOfPeriod } from '../../staff/staff-lists/moneyOfPeriod';
import { orderNumber } from '../orders/orderNumber';
import { whereOf } from './orderRows';
import type { OrderFilter } from './orders.routes';
import { isBackIn, isPaidIn, price } from './sumOrders';

/**
 * Returns matching orders as CSV lines, one for each ticket, oldest first, with the money of the period. A filter by type
 * leaves only its tickets. The lines add up to the sums of the list: money without a ticket, such as a surplus or a late
 * payment, has its own line.
 */
export const exportOrders = ({ db }: Pick<ServiceContext, 'db'>, filter: OrderFilter): Promise<Line[]> =>
  db.transaction(async (tx) => {
    const lines = await readLines(tx, filter);
    const others = filter.type ? [] : beside(lines, await readMoney(tx, filter));
    return [...lines, ...others].toSorted((a, b) => a.order.number - b.order.number);
  }, readOnly);

type Order = Pick<
  typeof ticketOrders.$inferSelect,
  'number' | 'name' | 'email' | 'phone' | 'method' | 'createdAt' | 'paidAt'
>;

interface Line {
  order: Order & { id: string };
  /** Null for money without a ticket. */
  ticket: Pick<
    typeof tickets.$inferSelect,
    'position' | 'state' | 'name' | 'checkedInAt' | 'checkedInDoor'
  > | null;
  type: string;
  seat: string | null;
  /** In pesewas. */
  paid: number;
  refunded: number;
}

const readLines = (db: Database, filter: OrderFilter): Promise<Line[]> =>
  db
    .select({
      order: ticketOrders,
      ticket: tickets,
      type: ticketTypes.name,
      seat: hallSeats.label,
      // A held ticket is not paid.
      paid: sql`case when ${isPaidIn(filter)} then ${price} else 0 end`.mapWith(Number),
      refunded: sql`case when ${isBackIn(filter)} then ${price} else 0 end`.mapWith(Number),
    })
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .innerJoin(
      tickets,
      or(eq(tickets.ticketOrderId, ticketOrders.id), eq(tickets.holdId, ticketOrders.holdId)),
    )
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .leftJoin(hallSeats, eq(hallSeats.id, tickets.seatId))
    .where(and(whereOf(db, filter), filter.type ? eq(tickets.typeId, filter.type) : undefined))
    .orderBy(asc(ticketOrders.number), asc(tickets.position))
    .execute();

type Money = Pick<Line, 'order' | 'paid' | 'refunded'>;

function readMoney(db: Database, filter: OrderFilter): Promise<Money[]> {
  const money = moneyOfPeriod(db, 'ticketOrderId', filter);
  return db
    .select({ order: ticketOrders, paid: money.received, refunded: money.refunded })
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .innerJoin(money, eq(money.order, ticketOrders.id))
    .where(whereOf(db, filter))
    .execute();
}

/** Returns the money of orders without a ticket: negative while a ticket is being refunded. */
function beside(lines: readonly Line[], money: readonly Money[]): Line[] {
  const left = new Map(money.map((one) => [one.order.id, { ...one }]));
  for (const { order, paid, refunded } of lines) {
    const rest = left.get(order.id) ?? { order, paid: 0, refunded: 0 };
    left.set(order.id, { order, paid: rest.paid - paid, refunded: rest.refunded - refunded });
  }
  return [...left.values()]
    .filter(({ paid, refunded }) => paid !== 0 || refunded !== 0)
    .map((rest) => ({ ...rest, ticket: null, type: 'For no ticket', seat: null }));
}

export const orderColumns: CsvColumns<Line> = {
  Order: (line) => orderNumber(line.order.number),
  Ticket: (line) => line.ticket && line.ticket.position + 1,
  State: (line) => line.ticket && ticketLabels[line.ticket.state],
  Type: (line) => line.type,
  Seat: (line) => line.seat,
  Name: (line) => line.ticket?.name,
  'Paid (GHS)': (line) => signed(line.paid),
  'Refunded (GHS)': (line) => signed(line.refunded),
  Buyer: (line) => line.order.name,
  Email: (line) => line.order.email,
  Phone: (line) => line.order.phone,
  'Paid by': (line) => methodLabels[line.order.method],
  'Started (UTC)': (line) => line.order.createdAt.toISOString(),
  'Paid (UTC)': (line) => line.order.paidAt?.toISOString() ?? null,
  'Checked in (UTC)': (line) => line.ticket?.checkedInAt?.toISOString() ?? null,
  Door: (line) => line.ticket?.checkedInDoor,
};

/** A negative amount is a number: as text it would be escaped like a formula. */
const signed = (pesewas: number): string | number | null =>
  pesewas < 0 ? pesewas / 100 : amountCell(pesewas);
