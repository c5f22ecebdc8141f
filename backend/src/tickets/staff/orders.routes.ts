import { z } from '@hono/zod-openapi';
import {
  email,
  optionalPhone,
  optionalShortText,
  optionalText,
  personName,
  seenTotal,
  slug,
} from '@school/shared/schemas/common';
import { ticketItems } from '@school/shared/schemas/tickets';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant } from '../../platform/http/contract';
import { oneOrSeveral, searchText } from '../../platform/http/query';
import { periodFilter } from '../../platform/http/period';
import { submissionHeaders } from '../../platform/http/submission';
import { orderHistory } from '../../payments/history/history.contract';
import { bulkDry, bulkResult, bulkSelection } from '../../staff/staff-lists/bulk';
import { seatOfTicket } from '../holds/hold.routes';
import { paidBy } from '../orders/order.routes';
import { saleName } from '../sale/sale.routes';
import { listRoutes, sortedBy } from '../../staff/staff-lists/listRoutes';

const pesewas = z.int().openapi({ description: 'In pesewas' });

const states = ['created', 'pending', 'failed', 'expired', 'paid', 'refunded', 'sent_back'] as const;
const state = z.enum(states).openapi('StaffTicketOrderState');

const row = z
  .object({
    id: z.uuid(),
    number: z.string(),
    state,
    fulfilment: z.enum(['waiting', 'given', 'other_seats', 'sent_back']),
    sale: saleName,
    method: paidBy,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    amount: pesewas,
    discount: pesewas,
    refunded: pesewas,
    promoCode: z.string().nullable(),
    tickets: z.int().openapi({ description: 'How many are valid' }),
    checkedIn: z.int(),
    createdAt: instant,
    paidAt: instant.nullable(),
  })
  .openapi('TicketOrderRow');

export type OrderRow = z.infer<typeof row>;

const orders = listRoutes({
  path: '/staff/ticket-orders',
  name: 'TicketOrderList',
  filter: {
    search: searchText.optional(),
    state: oneOrSeveral(state).optional(),
    sale: saleName.optional(),
    method: paidBy.optional(),
    type: slug.optional(),
    ...periodFilter,
  },
  sorts: sortedBy('createdAt', 'paidAt', 'amount', 'name'),
  row,
});

export type OrderFilter = z.infer<typeof orders.filter>;
export type OrderQuery = z.infer<typeof orders.query>;
export type OrderList = z.infer<typeof orders.page>;

export const listOrdersRoute = orders.list(
  'listTicketOrders',
  'Orders of tickets by search, filter and page',
);

const sums = z
  .object({ orders: z.int(), tickets: z.int(), paid: pesewas, refunded: pesewas, net: pesewas })
  .openapi('TicketOrderSums', {
    description:
      'Orders are those with money or tickets; with a type, only its tickets are counted, at what was paid for them. Of days, what came in and what went back in them: tickets are those that were paid for less those that went back',
  });

export type OrderSums = z.infer<typeof sums>;

export const sumOrdersRoute = orders.sums(
  'sumTicketOrders',
  'What all orders that fit come to, on whatever page',
  sums,
);

export const exportOrdersRoute = orders.export(
  'exportTicketOrders',
  'The same orders as a table for spreadsheets, a line for each ticket',
);

const ticket = z
  .object({
    id: z.uuid(),
    type: z.string(),
    typeName: z.string(),
    seat: seatOfTicket.nullable(),
    name: z.string(),
    holderEmail: z.string().nullable().openapi({ description: 'To whom it was transferred' }),
    price: pesewas.openapi({ description: 'What was paid for it' }),
    state: z.enum(['held', 'freed', 'valid', 'returned', 'refunded']),
    table: z.int().nullable(),
    checkedInAt: instant.nullable(),
    checkedInDoor: z.string().nullable(),
  })
  .openapi('StaffTicket');

export type StaffTicket = z.infer<typeof ticket>;

const detail = row
  .extend({
    orderKey: z.string().nullable().openapi({ description: 'Opens the page of the tickets, to print them' }),
    actor: z.string().nullable().openapi({ description: 'Who sold it at the desk' }),
    places: z.array(ticket),
    ...orderHistory,
    mails: z.array(
      z.object({
        about: z.enum(['order', 'refund', 'sent_back']),
        state: z.enum(['waiting', 'done', 'failed']),
        attempts: z.int(),
        at: instant,
      }),
    ),
  })
  .openapi('TicketOrderDetail');

export type OrderDetail = z.infer<typeof detail>;

const params = z.object({ orderId: z.uuid() });

export const getOrderDetailRoute = orders.read(
  'getTicketOrderDetail',
  'An order of tickets with its whole history',
  detail,
  params,
);

export const resendByStaffRoute = staffOnly.post('/staff/ticket-orders/{orderId}/resend', {
  operationId: 'resendTicketOrderByStaff',
  summary: 'Mail the tickets again with a new private link; the one before is over',
  request: { params },
  responses: { 200: json(z.object({ status: z.literal('queued') }), 'On its way'), ...errorsOf(404, 409) },
});

const bulkResend = z
  .object({ selection: bulkSelection(orders.filter), dry: bulkDry })
  .openapi('TicketOrdersResend');

export type OrdersResend = z.infer<typeof bulkResend>;

export const resendOrdersRoute = staffOnly.post('/staff/ticket-orders/bulk', {
  operationId: 'resendTicketOrders',
  summary:
    'Mail the tickets of many paid orders again, each with a new private link; the same key again mails none twice',
  request: { headers: submissionHeaders, body: jsonBody(bulkResend) },
  responses: { 200: json(bulkResult, 'What became of them') },
});

const newRefund = z
  .object({
    tickets: z
      .array(z.uuid())
      .min(1)
      .max(500)
      .optional()
      .openapi({ description: 'All that are valid by default; of a table, all of it' }),
    reason: optionalText(200),
  })
  .openapi('NewTicketRefund');

export type NewRefund = z.infer<typeof newRefund>;

export const refundOrderRoute = staffOnly.post('/staff/ticket-orders/{orderId}/refund', {
  operationId: 'refundTicketOrder',
  summary: 'Take tickets back and send what was paid for them back; the same again changes nothing',
  request: { params, body: jsonBody(newRefund) },
  responses: { 200: json(detail, 'The order'), ...errorsOf(404, 409) },
});

const deskSale = z
  .object({
    items: ticketItems,
    name: personName,
    email: email.optional(),
    phone: optionalPhone,
    names: z.array(optionalShortText(100)).max(500).optional(),
    seenTotal,
  })
  .openapi('DeskSale');

export type DeskSale = z.infer<typeof deskSale>;

export const sellAtDeskRoute = staffOnly.post('/staff/ticket-orders', {
  operationId: 'sellAtDesk',
  summary: 'Sell tickets for cash, also while a sale is closed; the same key again is the same order',
  request: { headers: submissionHeaders, body: jsonBody(deskSale) },
  responses: { 201: json(detail, 'The order'), ...errorsOf(409) },
});
