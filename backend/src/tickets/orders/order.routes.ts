import { z } from '@hono/zod-openapi';
import { optionalPromoCode, ticketBuyer } from '@school/shared/schemas/tickets';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody, pesewas } from '../../platform/http/contract';
import { paymentLimit } from '../../platform/http/perAddress';
import { checkout } from '../../platform/orders/checkout';
import { orderState } from '../../platform/orders/orders.contract';
import { holdHeaders, holdLimit } from '../holds/hold.routes';

export const paidBy = z.enum(['card', 'mobile_money', 'cash', 'free']).openapi('TicketPaidBy');

const price = z
  .object({
    lines: z.array(
      z.object({ type: z.string(), name: z.string(), quantity: z.int(), price: pesewas, discount: pesewas }),
    ),
    subtotal: pesewas,
    discount: pesewas,
    amount: pesewas,
    promoCode: z.string().nullable(),
  })
  .openapi('TicketPrice');

export type TicketPrice = z.infer<typeof price>;

export const priceHoldRoute = everyone.post('/tickets/hold/price', {
  operationId: 'priceTicketHold',
  summary: 'What a hold costs with a promo code, or without; nothing is used of it',
  middleware: [holdLimit],
  request: {
    headers: holdHeaders,
    body: jsonBody(z.object({ promoCode: optionalPromoCode }).openapi('TicketPriceQuestion')),
  },
  responses: { 200: json(price, 'What it costs'), ...errorsOf(404, 429) },
});

const state = z
  .object({
    number: z.string(),
    state: orderState,
    needsStaff: z
      .boolean()
      .openapi({ description: 'Money came that could not be taken for it; staff looks at it' }),
    amount: pesewas,
    discount: pesewas,
    method: paidBy,
    name: z.string(),
    email: z.string().nullable(),
    fulfilment: z.enum(['waiting', 'given', 'other_seats', 'sent_back']).openapi({
      description:
        'What came of it: it waits for money; the tickets are there, in the seats that were held or in equal ones; or it was paid too late, nothing equal was free, and the money goes back',
    }),
    orderKey: z
      .string()
      .nullable()
      .openapi({ description: 'Opens the tickets, until the link was changed for the first time' }),
  })
  .openapi('TicketOrderState');

export type TicketOrderState = z.infer<typeof state>;

const started = z
  .object({ order: state, checkout: checkout.nullable().openapi({ description: 'While it can be paid' }) })
  .openapi('StartedTicketOrder');

export type StartedTicketOrder = z.infer<typeof started>;

export const startOrderRoute = everyone.post('/tickets/hold/order', {
  operationId: 'startTicketOrder',
  summary: 'Buy what is held: one order for one hold, however often it is sent',
  middleware: [paymentLimit],
  request: { headers: holdHeaders, body: jsonBody(ticketBuyer.meta({ id: 'TicketBuyer' })) },
  responses: { 200: json(started, 'How it stands and how it is paid'), ...errorsOf(404, 409, 429) },
});

export const getHoldOrderRoute = everyone.get('/tickets/hold/order', {
  operationId: 'getHoldOrder',
  summary: 'How the order of a hold stands',
  request: { headers: holdHeaders },
  responses: { 200: json(state, 'How it stands'), ...errorsOf(404) },
});
