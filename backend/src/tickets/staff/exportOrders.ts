import { methodLabels, ticketLabels } from '@school/shared/schemas/stored/labels';
import { and, asc, eq, or } from 'drizzle-orm';
import type { ServiceContext } from '../../db/context';
import { amountCell } from '../../core/csv';
import { hallSeats, orders, ticketOrders, tickets, ticketTypes } from '../../db/schema';
import type { CsvRow } from '../../staff-lists/csvAnswer';
import { orderNumber } from '../orders/orderNumber';
import { whereOf } from './orderRows';
import type { OrderFilter } from './orders.routes';

export const orderHeads = [
  'Order',
  'Ticket',
  'State',
  'Type',
  'Seat',
  'Name',
  'Paid (GHS)',
  'Refunded (GHS)',
  'Buyer',
  'E-mail',
  'Phone',
  'Paid by',
  'Begun (UTC)',
  'Paid (UTC)',
  'Checked in (UTC)',
  'Door',
];

/** The orders that fit as lines of a table, one for each ticket, oldest first; of one type, its tickets alone. */
export async function exportOrders(
  { db }: Pick<ServiceContext, 'db'>,
  filter: OrderFilter,
): Promise<CsvRow[]> {
  const rows = await db
    .select({ order: ticketOrders, ticket: tickets, type: ticketTypes.name, seat: hallSeats.label })
    .from(ticketOrders)
    .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
    .innerJoin(
      tickets,
      or(eq(tickets.ticketOrderId, ticketOrders.id), eq(tickets.holdId, ticketOrders.holdId)),
    )
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .leftJoin(hallSeats, eq(hallSeats.id, tickets.seatId))
    .where(and(whereOf(db, filter), filter.type ? eq(tickets.typeId, filter.type) : undefined))
    .orderBy(asc(ticketOrders.number), asc(tickets.position));
  return rows.map(({ order, ticket, type, seat }) => ({
    Order: orderNumber(order.number),
    Ticket: ticket.position + 1,
    State: ticketLabels[ticket.state],
    Type: type,
    Seat: seat,
    Name: ticket.name,
    'Paid (GHS)': amountCell(isIssued(ticket.state) ? ticket.price - ticket.discount : 0),
    'Refunded (GHS)': amountCell(isBack(ticket.state) ? ticket.price - ticket.discount : 0),
    Buyer: order.name,
    'E-mail': order.email,
    Phone: order.phone,
    'Paid by': methodLabels[order.method],
    'Begun (UTC)': order.createdAt.toISOString(),
    'Paid (UTC)': order.paidAt?.toISOString() ?? null,
    'Checked in (UTC)': ticket.checkedInAt?.toISOString() ?? null,
    Door: ticket.checkedInDoor,
  }));
}

type State = (typeof tickets.$inferSelect)['state'];

const isBack = (state: State): boolean => state === 'returned' || state === 'refunded';

/** What is only held is not paid for. */
const isIssued = (state: State): boolean => state === 'valid' || isBack(state);
