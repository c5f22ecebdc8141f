import { privateLink } from '@school/shared/private-links';
import { eq } from 'drizzle-orm';
import { privateKey } from '../../platform/core/privateKey';
import { isDatabaseAway } from '../../platform/db/isDatabaseAway';
import {
  ticketHolds,
  ticketOrders,
  tickets,
  ticketSales,
  ticketTypes,
  ticketWaiting,
} from '../../platform/db/schema';
import { offerToken } from '../../platform/holds/offers';
import { leavingToken } from '../../platform/holds/waitingList';
import { mailOnSendHandler, type MailContext, type MailOnSend } from '../../platform/mail/mailOnSend';
import type { BackgroundContext, Effects } from '../../platform/feature/feature';
import type { MailedFile } from '../../platform/mail/transport';
import { textsLink } from '../../platform/text-reminders/textsLink';
import { readEvening } from '../../site/site-content/facts';
import { keptOf, ticketsOfOrder } from '../issued/findOrder';
import { printTickets, ticketPdfName, type PrintedOrder } from '../issued/ticketPdf';
import { holderKeyOf, orderKeyOf } from '../keys';
import { ticketMail, ticketMailKind } from '../mail-queue/queueTicketMail';
import { orderNumber } from '../orders/orderNumber';
import type { Ticket } from '../stock/takeTickets';
import { ticketWaitingList } from '../waiting/ticketWaitingList';
import { givenOnMail, offerMail, refundMail, sentBackMail, ticketsMail, waitingMail } from './ticket.mails';
import { calendarOf, placesOf, ticketPage } from './ticketLinks';

interface Context extends MailContext, Pick<BackgroundContext, 'signed' | 'settings' | 'log'> {}

/** The mails about tickets; each shows the state at the time of sending. */
export const mailEffects: Effects = {
  [ticketMailKind]: {
    label: 'A mail about tickets',
    handle: (context) => mailOnSendHandler(context.transport, (payload) => write(context, payload)),
  },
};

function write(context: Context, payload: unknown): Promise<MailOnSend | undefined> {
  const mail = ticketMail.parse(payload);
  switch (mail.about) {
    case 'order':
      return ticketsOf(context, mail.ticketOrderId, mail.isAgain);
    case 'refund':
      return refund(context, mail.ticketOrderId, mail.amount);
    case 'sent_back':
      return sentBack(context, mail.ticketOrderId);
    case 'given_on':
      return givenOn(context, mail.ticketId, mail.version);
    case 'offer':
      return offer(context, mail.waitingId);
    case 'waiting':
      return waiting(context, mail.waitingId);
  }
}

async function orderWithMailbox({ db }: Context, id: string) {
  const [order] = await db.select().from(ticketOrders).where(eq(ticketOrders.id, id));
  return order?.email ? { ...order, to: order.email, number: orderNumber(order.number) } : undefined;
}

async function ticketsOf(context: Context, id: string, isAgain: boolean): Promise<MailOnSend | undefined> {
  const order = await orderWithMailbox(context, id);
  if (!order) return undefined;
  const theirs = keptOf(await ticketsOfOrder(context, id));
  const [sale] = await context.db.select().from(ticketSales).where(eq(ticketSales.name, order.sale));
  const file = await printed(context, theirs, { ...order, returnsUntil: sale?.returnsUntil ?? null });
  const key = privateKey(context.signed, orderKeyOf(order));
  const { siteOrigin } = context;
  return {
    to: order.to,
    message: ticketsMail(
      {
        ...order,
        places: await placesOf(context, theirs),
        hasOtherSeats: order.fulfilment === 'other_seats' && !isAgain,
      },
      (await readEvening(context)).value,
      {
        page: ticketPage(siteOrigin, 'order', key),
        calendar: calendarOf(siteOrigin, key),
        texts: textsLink(context, order.to),
      },
      isAgain,
      file !== undefined,
    ),
    file,
  };
}

/**
 * Returns the PDF of tickets as they are now. A mail whose PDF cannot be made is sent without: the link in it opens the
 * same tickets, and a person who has paid must not wait for an error to be repaired.
 */
async function printed(
  context: Context,
  rows: readonly Ticket[],
  order?: PrintedOrder,
): Promise<MailedFile | undefined> {
  try {
    const bytes = await printTickets(context, rows, order);
    return bytes && { name: ticketPdfName, type: 'application/pdf', bytes };
  } catch (error) {
    // The database is asked again soon.
    if (isDatabaseAway(error)) throw error;
    context.log.error(
      { error: error instanceof Error ? error.name : typeof error },
      'a mail is sent without the PDF of its tickets',
    );
    return undefined;
  }
}

async function refund(context: Context, id: string, amount: number): Promise<MailOnSend | undefined> {
  const order = await orderWithMailbox(context, id);
  return order && { to: order.to, message: refundMail(order, amount) };
}

async function sentBack(context: Context, id: string): Promise<MailOnSend | undefined> {
  const order = await orderWithMailbox(context, id);
  return order && { to: order.to, message: sentBackMail(order, context.siteOrigin) };
}

/** Returns no mail for a holder who has passed the ticket on meanwhile. */
async function givenOn(context: Context, id: string, version: number): Promise<MailOnSend | undefined> {
  const [found] = await context.db
    .select({ ticket: tickets, from: ticketOrders.name })
    .from(tickets)
    .innerJoin(ticketOrders, eq(ticketOrders.id, tickets.ticketOrderId))
    .where(eq(tickets.id, id));
  const { ticket, from } = found ?? {};
  if (!ticket?.holderEmail || !from || ticket.codeVersion !== version) return undefined;
  const [place] = await placesOf(context, [ticket]);
  if (!place) return undefined;
  const key = privateKey(context.signed, holderKeyOf(ticket));
  const ways = {
    page: ticketPage(context.siteOrigin, 'ticket', key),
    calendar: calendarOf(context.siteOrigin, key),
    texts: textsLink(context, ticket.holderEmail),
  };
  const { value: evening } = await readEvening(context);
  const file = await printed(context, ticket.state === 'valid' ? [ticket] : []);
  return { to: ticket.holderEmail, message: givenOnMail(place, from, evening, ways), file };
}

async function entryOf({ db }: Context, id: string) {
  const [found] = await db
    .select({ entry: ticketWaiting, typeName: ticketTypes.name, hold: ticketHolds })
    .from(ticketWaiting)
    .innerJoin(ticketTypes, eq(ticketTypes.id, ticketWaiting.typeId))
    .leftJoin(ticketHolds, eq(ticketHolds.id, ticketWaiting.holdId))
    .where(eq(ticketWaiting.id, id));
  return found;
}

async function waiting(context: Context, id: string): Promise<MailOnSend | undefined> {
  const found = await entryOf(context, id);
  if (found?.entry.state !== 'waiting') return undefined;
  const token = leavingToken(context.signed, ticketWaitingList, id);
  const details = { ...found.entry, typeName: found.typeName };
  const { value: evening } = await readEvening(context);
  return {
    to: found.entry.email,
    message: waitingMail(details, evening, privateLink(`${context.siteOrigin}/mate-2025`, 'leave', token)),
  };
}

async function offer(context: Context, id: string): Promise<MailOnSend | undefined> {
  const found = await entryOf(context, id);
  if (found?.entry.state !== 'offered' || !found.hold) return undefined;
  const { hold, entry, typeName } = found;
  const token = await offerToken(context, ticketWaitingList, hold.id);
  const url = privateLink(`${context.siteOrigin}/mate-2025`, 'offer', token);
  const { value: evening } = await readEvening(context);
  return { to: entry.email, message: offerMail({ ...entry, typeName }, evening, hold.expiresAt, url) };
}
