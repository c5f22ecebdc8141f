import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { idInKey, isKeyOf } from '../../platform/core/privateKey';
import { orders, ticketOrders, tickets, ticketSales } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { holderKeyOf, orderKeyOf } from '../keys';
import type { Ticket } from '../stock/takeTickets';

export type IssuedContext = Pick<Deps, 'db' | 'clock' | 'signed'>;

/** Returns the order of a private link. @throws not found, also for an outdated link */
export async function orderByKey({ db, signed }: IssuedContext, key: string) {
  const id = idInKey(key);
  const [found] = id
    ? await db
        .select({ ticketOrder: ticketOrders, order: orders, sale: ticketSales })
        .from(ticketOrders)
        .innerJoin(ticketSales, eq(ticketSales.name, ticketOrders.sale))
        .leftJoin(orders, eq(orders.id, ticketOrders.orderId))
        .where(eq(ticketOrders.id, id))
    : [];
  if (!found || !isKeyOf(signed, key, orderKeyOf(found.ticketOrder))) throw notFound('This order');
  return found;
}

export type FoundOrder = Awaited<ReturnType<typeof orderByKey>>;

/** Returns the ticket of its holder's link. @throws not found, also once it was passed on */
export async function ticketByKey({ db, signed }: IssuedContext, key: string): Promise<Ticket> {
  const id = idInKey(key);
  const [ticket] = id ? await db.select().from(tickets).where(eq(tickets.id, id)) : [];
  if (!ticket?.givenOnAt || !isKeyOf(signed, key, holderKeyOf(ticket))) throw notFound('This ticket');
  return ticket;
}

/** Returns the tickets of an order, including returned ones. */
export const ticketsOfOrder = ({ db }: Pick<IssuedContext, 'db'>, ticketOrderId: string): Promise<Ticket[]> =>
  db.select().from(tickets).where(eq(tickets.ticketOrderId, ticketOrderId)).orderBy(asc(tickets.position));
