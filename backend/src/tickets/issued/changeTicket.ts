import { and, eq } from 'drizzle-orm';
import type { TicketTransfer } from '@school/shared/schemas/tickets';
import { notFound } from '../../platform/core/errors';
import type { Database } from '../../platform/db/database';
import { tickets } from '../../platform/db/schema';
import { queueTicketMail } from '../mail-queue/queueTicketMail';
import type { Ticket } from '../stock/takeTickets';
import { refuseIf, whyNotChange, whyNotChangeByBuyer } from './canDo';
import { orderByKey, ticketByKey, type IssuedContext } from './findOrder';

/** Opens and locks one ticket of an order, or the ticket of a holder's link. */
export type TicketOpener = (context: IssuedContext) => Promise<Ticket>;

export const ofOrder =
  (orderKey: string, ticketId: string): TicketOpener =>
  async (context) => {
    const { ticketOrder } = await orderByKey(context, orderKey);
    const ticket = await hold(context.db, ticketId);
    if (ticket?.ticketOrderId !== ticketOrder.id) throw notFound('This ticket');
    refuseIf(whyNotChangeByBuyer(ticket));
    return ticket;
  };

export const ofHolder =
  (ticketKey: string): TicketOpener =>
  async (context) => {
    const { id } = await ticketByKey(context, ticketKey);
    await hold(context.db, id);
    // It may have been passed on before its row was locked.
    const ticket = await ticketByKey(context, ticketKey);
    refuseIf(whyNotChange(ticket));
    return ticket;
  };

async function hold(db: Database, id: string): Promise<Ticket | undefined> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, id)).for('no key update');
  return ticket;
}

/** Changes the name on a ticket. @throws not found, and `conflict` at `ticket` */
export const renameTicket = (context: IssuedContext, open: TicketOpener, name: string): Promise<Ticket> =>
  context.db.transaction(async (tx) => {
    const { id } = await open({ ...context, db: tx });
    return change(tx, id, { name });
  });

/**
 * Passes a ticket on: its former code and link become invalid, and the new holder gets their own by mail.
 * @throws not found, and `conflict` at `ticket`
 */
export const transferTicket = (
  context: IssuedContext,
  open: TicketOpener,
  { name, email }: TicketTransfer,
): Promise<Ticket> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { id, codeVersion } = await open(inside);
    const version = codeVersion + 1;
    const given = { name, holderEmail: email, givenOnAt: context.clock.now(), codeVersion: version };
    const ticket = await change(tx, id, given);
    await queueTicketMail(inside, `given-on:${id}:${version}`, { about: 'given_on', ticketId: id, version });
    return ticket;
  });

async function change(db: Database, id: string, changes: Partial<Ticket>): Promise<Ticket> {
  const [ticket] = await db
    .update(tickets)
    .set(changes)
    .where(and(eq(tickets.id, id), eq(tickets.state, 'valid')))
    .returning();
  if (!ticket) throw new Error(`Ticket ${id} does not exist`);
  return ticket;
}
