import { and, asc, eq, or, sql } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { privateKey } from '../../platform/core/privateKey';
import { readAccountNames } from '../../platform/db/accountNames';
import { outbox, tickets } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { orderHistory } from '../../payments/history/orderHistory';
import { withNames } from '../holds/readHold';
import { orderKeyOf } from '../keys';
import { orderMail, ticketMailKind } from '../mail-queue/queueTicketMail';
import { readOrderRow } from './orderRows';
import type { OrderDetail, StaffTicket } from './orders.routes';

type Context = Pick<Deps, 'db' | 'signed'>;

const noHistory = { transitions: [], attempts: [], payments: [], refunds: [], flags: [] };

/** Returns a ticket order with its history. @throws not found */
export async function orderDetail(context: Context, id: string): Promise<OrderDetail> {
  const found = await readOrderRow(context, id);
  if (!found) throw notFound('This order');
  const { row, order } = found;
  const nameOf = await readAccountNames(context.db, [order.actor]);
  const hasTickets = order.fulfilment === 'given' || order.fulfilment === 'other_seats';
  return {
    ...row,
    orderKey: hasTickets ? privateKey(context.signed, orderKeyOf(order)) : null,
    actor: nameOf(order.actor),
    places: await placesOf(context, order),
    ...(order.orderId ? await orderHistory(context, order.orderId) : noHistory),
    mails: await mailsOf(context, id),
  };
}

async function placesOf(
  context: Context,
  { id, holdId }: { id: string; holdId: string | null },
): Promise<StaffTicket[]> {
  const rows = await context.db
    .select()
    .from(tickets)
    .where(or(eq(tickets.ticketOrderId, id), holdId ? eq(tickets.holdId, holdId) : undefined))
    .orderBy(asc(tickets.position));
  return (await withNames(context, rows)).map(({ ticket, typeName, admits, seat }) => ({
    id: ticket.id,
    type: ticket.typeId,
    typeName,
    seat,
    name: ticket.name ?? '',
    holderEmail: ticket.holderEmail,
    price: ticket.price - ticket.discount,
    state: ticket.state,
    table: admits > 1 ? ticket.unit : null,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
    checkedInDoor: ticket.checkedInDoor,
  }));
}

async function mailsOf({ db }: Context, id: string): Promise<OrderDetail['mails']> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, ticketMailKind), eq(sql`${outbox.payload} ->> 'ticketOrderId'`, id)))
    .orderBy(asc(outbox.createdAt));
  return rows.map(({ payload, state, attempts, createdAt }) => ({
    about: orderMail.parse(payload).about,
    state,
    attempts,
    at: createdAt.toISOString(),
  }));
}
