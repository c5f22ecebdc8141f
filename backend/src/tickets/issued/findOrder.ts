import { asc, eq } from 'drizzle-orm';
import { notFound, ServiceError } from '../../platform/core/errors';
import { idInKey, isKeyOf } from '../../platform/core/privateKey';
import { orders, ticketOrders, tickets, ticketSales } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { holderKeyOf, orderKeyOf } from '../keys';
import type { Ticket } from '../stock/takeTickets';

export type IssuedContext = Pick<Deps, 'db' | 'clock' | 'signed'>;

/** What the page of a ticket is made of. */
export type ShownContext = IssuedContext & Pick<Deps, 'settings'>;

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

/** Returns which of an order's tickets are valid and still its buyer's. */
export const keptOf = (rows: readonly Ticket[]): Ticket[] =>
  rows.filter(({ state, givenOnAt }) => state === 'valid' && givenOnAt === null);

/** Returns the valid tickets of a key, which is that of an order or of one ticket. @throws not found */
export async function ticketsBehind(
  context: IssuedContext,
  key: string,
): Promise<{ theirs: Ticket[]; order?: FoundOrder }> {
  try {
    const order = await orderByKey(context, key);
    return { theirs: keptOf(await ticketsOfOrder(context, order.ticketOrder.id)), order };
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'not_found')) throw error;
    return { theirs: [await ticketByKey(context, key)].filter(({ state }) => state === 'valid') };
  }
}

/** Returns a valid ticket of a key. @throws not found, also for a ticket of another key */
export async function ticketBehind(context: IssuedContext, key: string, ticketId: string): Promise<Ticket> {
  const { theirs } = await ticketsBehind(context, key);
  const ticket = theirs.find(({ id }) => id === ticketId);
  if (!ticket) throw notFound('This ticket');
  return ticket;
}
