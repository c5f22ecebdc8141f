import { z } from '@hono/zod-openapi';
import { linkRequest } from '@school/shared/schemas/common';
import { ticketName, ticketTransfer } from '@school/shared/schemas/tickets';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant, pesewas } from '../../platform/http/contract';
import { formLimit, linkLimit } from '../../platform/http/perAddress';
import { seatOfTicket } from '../holds/hold.routes';
import { paidBy } from '../orders/order.routes';
import { saleName } from '../sale/sale.routes';

const key = z.string().min(1).max(200);

const orderHeaders = z.object({ 'order-key': key.openapi({ description: 'Of the private link' }) });
const ticketHeaders = z.object({ 'ticket-key': key.openapi({ description: 'Of the holder’s link' }) });

const issued = z
  .object({
    id: z.uuid(),
    type: z.string(),
    typeName: z.string(),
    seat: seatOfTicket.nullable(),
    name: z.string(),
    price: pesewas.openapi({ description: 'What was paid for it, in pesewas' }),
    state: z.enum(['valid', 'given_on', 'returned', 'refunded']),
    code: z.string().nullable().openapi({ description: 'For the QR code; only of a ticket that is theirs' }),
    checkedInAt: instant.nullable(),
    canChange: z.boolean().openapi({ description: 'Be renamed and transferred' }),
    canReturn: z.boolean(),
    hasPass: z.boolean().openapi({ description: 'There is a pass of it for Apple Wallet' }),
    hasGooglePass: z.boolean().openapi({ description: 'There is a pass of it for Google Wallet' }),
    table: z.int().nullable().openapi({ description: 'Those of one table go back together' }),
  })
  .openapi('IssuedTicket');

export type IssuedTicket = z.infer<typeof issued>;

const event = z.object({
  name: z.string(),
  date: z.iso.date(),
  doors: z.string(),
  start: z.string(),
  end: z.string(),
  place: z.string(),
});

const order = z
  .object({
    number: z.string(),
    sale: saleName,
    name: z.string(),
    email: z.string().nullable(),
    state: z.enum(['paid', 'refunded']),
    paidAt: instant,
    amount: pesewas,
    discount: pesewas,
    refunded: pesewas,
    method: paidBy,
    hasOtherSeats: z.boolean().openapi({ description: 'Equal ones, because those held were gone' }),
    canReturnUntil: instant.nullable(),
    event,
    tickets: z.array(issued),
  })
  .openapi('TicketOrder');

export type TicketOrderView = z.infer<typeof order>;

const held = z.object({ ticket: issued, event }).openapi('HeldTicket');

export type HeldTicket = z.infer<typeof held>;

export const getOrderRoute = everyone.get('/tickets/order', {
  operationId: 'getTicketOrder',
  summary: 'An order with its tickets and their codes, by its private link',
  request: { headers: orderHeaders },
  responses: { 200: json(order, 'The order'), ...errorsOf(404) },
});

const queued = json(z.object({ status: z.literal('queued') }), 'On its way');

export const resendOrderRoute = everyone.post('/tickets/order/resend', {
  operationId: 'resendTicketOrder',
  summary: 'Mail the tickets again with a new private link; this one is over',
  middleware: [linkLimit('tickets.resend')],
  request: { headers: orderHeaders },
  responses: { 200: queued, ...errorsOf(404, 409, 429) },
});

export const findOrdersRoute = everyone.post('/tickets/order-links', {
  operationId: 'findTicketOrders',
  summary: 'Mail new links of all orders of a mailbox; the answer says nothing of whether there are any',
  middleware: [formLimit('tickets.links')],
  request: { body: jsonBody(linkRequest.meta({ id: 'OrderLinksRequest' })) },
  responses: { 200: json(z.object({ status: z.literal('received') }), 'Received'), ...errorsOf(429) },
});

const ticketParams = z.object({ ticketId: z.uuid() });
const nameBody = jsonBody(ticketName.meta({ id: 'TicketName' }));
const transferBody = jsonBody(ticketTransfer.meta({ id: 'TicketTransfer' }));
const changed = { 200: json(issued, 'The ticket'), ...errorsOf(404, 409, 429) };

export const renameTicketRoute = everyone.patch('/tickets/order/tickets/{ticketId}', {
  operationId: 'renameTicket',
  summary: 'Put another name on a ticket',
  middleware: [linkLimit('tickets.change')],
  request: { headers: orderHeaders, params: ticketParams, body: nameBody },
  responses: changed,
});

export const transferTicketRoute = everyone.post('/tickets/order/tickets/{ticketId}/transfer', {
  operationId: 'transferTicket',
  summary: 'Give a ticket on: the new holder gets a link and a code of their own, the old code is over',
  middleware: [linkLimit('tickets.change')],
  request: { headers: orderHeaders, params: ticketParams, body: transferBody },
  responses: changed,
});

export const returnTicketRoute = everyone.post('/tickets/order/tickets/{ticketId}/return', {
  operationId: 'returnTicket',
  summary: 'Give a ticket back, a table as a whole; what was paid goes back. Again, it changes nothing',
  middleware: [linkLimit('tickets.change')],
  request: { headers: orderHeaders, params: ticketParams },
  responses: { 200: json(order, 'The order'), ...errorsOf(404, 409, 429) },
});

export const calendarRoute = everyone.get('/tickets/calendar.ics', {
  operationId: 'getTicketCalendar',
  summary: 'The event with the seats, for calendars',
  request: { query: z.object({ key }) },
  responses: {
    200: { description: 'The file', content: { 'text/calendar': { schema: z.string() } } },
    ...errorsOf(404),
  },
});

export const ticketPdfRoute = everyone.get('/tickets/tickets.pdf', {
  operationId: 'getTicketPdf',
  summary: 'The valid tickets of a private link, to print',
  middleware: [linkLimit('tickets.pdf')],
  request: { query: z.object({ key }) },
  responses: {
    200: {
      description: 'A page for each ticket',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorsOf(404, 429),
  },
});

export const getHeldTicketRoute = everyone.get('/tickets/ticket', {
  operationId: 'getHeldTicket',
  summary: 'A transferred ticket, by its holder’s link',
  request: { headers: ticketHeaders },
  responses: { 200: json(held, 'The ticket'), ...errorsOf(404) },
});

export const renameHeldTicketRoute = everyone.patch('/tickets/ticket', {
  operationId: 'renameHeldTicket',
  summary: 'Put another name on a transferred ticket',
  middleware: [linkLimit('tickets.change')],
  request: { headers: ticketHeaders, body: nameBody },
  responses: changed,
});

export const transferHeldTicketRoute = everyone.post('/tickets/ticket/transfer', {
  operationId: 'transferHeldTicket',
  summary: 'Give such a ticket on; this link and its code are over',
  middleware: [linkLimit('tickets.change')],
  request: { headers: ticketHeaders, body: transferBody },
  responses: {
    200: json(z.object({ status: z.literal('given_on') }), 'Transferred'),
    ...errorsOf(404, 409, 429),
  },
});
