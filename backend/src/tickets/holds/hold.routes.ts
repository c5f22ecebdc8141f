import { z } from '@hono/zod-openapi';
import { invitationCode, ticketLimits, ticketSelection } from '@school/shared/schemas/tickets';
import { slug } from '@school/shared/schemas/common';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant, pesewas } from '../../platform/http/contract';
import { perAddress } from '../../platform/http/perAddress';
import { queueHeaders } from '../queue/queue.routes';
import { saleName } from '../sale/sale.routes';

/** Its bearer can read, change and buy the held tickets. */
export const holdHeaders = z.object({
  'hold-token': z
    .string()
    .regex(/^[\w-]{20,100}$/, 'This is no token of a hold')
    .openapi({ description: 'Made in the browser, such as by crypto.randomUUID()' }),
});

/** The limit of requests for each address; it is wide because many people can share one. */
export const holdLimit = perAddress('tickets.hold', ({ tickets }) => tickets.holdsPerHour);

export const seatOfTicket = z
  .object({ id: z.string(), label: z.string(), kind: z.enum(['seat', 'wheelchair', 'companion']) })
  .openapi('TicketSeat');

const hold = z
  .object({
    state: z.enum(['active', 'expired', 'released', 'paid']),
    expiresAt: instant,
    now: instant.openapi({ description: 'By the clock of the server, to count down from' }),
    isPaymentPending: z.boolean().openapi({ description: 'The tickets are kept beyond the time meanwhile' }),
    sale: saleName,
    isOffer: z.boolean().openapi({ description: 'Of the waiting list' }),
    lines: z.array(
      z.object({ type: z.string(), name: z.string(), quantity: z.int(), price: pesewas, admits: z.int() }),
    ),
    tickets: z.array(z.object({ type: z.string(), typeName: z.string(), seat: seatOfTicket.nullable() })),
    amount: pesewas.openapi({ description: 'In pesewas, before any promo code' }),
    hasOrder: z.boolean(),
  })
  .openapi('TicketHold');

export type TicketHold = z.infer<typeof hold>;

export const putHoldRoute = everyone.put('/tickets/hold', {
  operationId: 'putTicketHold',
  summary: 'Hold tickets for a quarter of an hour, or change what is held; the same again changes nothing',
  middleware: [holdLimit],
  request: {
    headers: holdHeaders.extend(queueHeaders.shape),
    body: jsonBody(ticketSelection.meta({ id: 'TicketSelection' })),
  },
  responses: { 200: json(hold, 'What is held'), ...errorsOf(404, 409, 429) },
});

export const getHoldRoute = everyone.get('/tickets/hold', {
  operationId: 'getTicketHold',
  summary: 'What is held, or was',
  request: { headers: holdHeaders },
  responses: { 200: json(hold, 'The hold'), ...errorsOf(404) },
});

export const releaseHoldRoute = everyone.delete('/tickets/hold', {
  operationId: 'releaseTicketHold',
  summary: 'Give held tickets back; also lets an offer of the waiting list go',
  request: { headers: holdHeaders },
  responses: { 204: { description: 'They are free' }, ...errorsOf(404, 409) },
});

const seatQuery = z.object({
  sale: saleName,
  type: slug,
  quantity: z.coerce.number().int().min(1).max(ticketLimits.perOrderMax),
  wheelchairs: z.coerce.number().int().min(0).max(ticketLimits.perOrder).default(0),
});

export type SeatQuery = z.infer<typeof seatQuery>;

const bestSeats = z.object({ seats: z.array(seatOfTicket), areTogether: z.boolean() }).openapi('BestSeats');

export type BestSeats = z.infer<typeof bestSeats>;

export const bestSeatsRoute = everyone.get('/tickets/best-seats', {
  operationId: 'offerBestSeats',
  summary: 'The best free seats together, as holding without a choice would give them now; nothing is held',
  request: { query: seatQuery },
  responses: { 200: json(bestSeats, 'The seats'), ...errorsOf(409) },
});

const invitation = z
  .object({
    code: z.string(),
    sale: saleName,
    name: z.string().nullable(),
    types: z.array(z.string()),
    maxTickets: z.int(),
    validUntil: instant.nullable(),
  })
  .openapi('TicketInvitation');

export const checkInvitationRoute = everyone.post('/tickets/invitation', {
  operationId: 'checkInvitation',
  summary: 'What the code of an invitation opens; anyone who holds tickets by it already names their hold',
  middleware: [perAddress('tickets.code', ({ tickets }) => tickets.holdsPerHour)],
  request: {
    headers: holdHeaders.partial(),
    body: jsonBody(z.object({ code: invitationCode }).openapi('InvitationCheck')),
  },
  responses: { 200: json(invitation, 'The invitation'), ...errorsOf(409, 429) },
});
