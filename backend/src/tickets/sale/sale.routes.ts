import { z } from '@hono/zod-openapi';
import { ticketSales } from '@school/shared/schemas/tickets';
import { ticketOffer } from '@school/shared/tickets';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, instant, pesewas } from '../../platform/http/contract';

export const saleName = z.enum(ticketSales).openapi('TicketSaleName');
export const tone = z.enum(['rose', 'gold', 'sand', 'palm', 'indigo']);

const saleType = z
  .object({
    id: z.string(),
    name: z.string(),
    note: z.string(),
    price: pesewas,
    tone,
    admits: z.int().openapi({ description: 'How many people one of it lets in: eight for a table' }),
    isNumbered: z.boolean(),
    pool: z.string().nullable().openapi({ description: 'Which seats of the plan it sells' }),
    capacity: z.int(),
    left: z.int().openapi({ description: 'How many can be held now; whole tables' }),
    isOpen: z.boolean(),
    maxPerOrder: z.int(),
    hasWaitingList: z.boolean(),
  })
  .openapi('TicketType');

const sale = z
  .object({
    sale: saleName,
    isOpen: z.boolean(),
    opensAt: instant.nullable(),
    closesAt: instant.nullable(),
    returnsUntil: instant.nullable(),
    maxPerOrder: z.int(),
    holdMinutes: z.int(),
    hasQueue: z.boolean().openapi({ description: 'Whether holding needs a turn in the waiting room' }),
    planVersion: z.int(),
    types: z.array(saleType),
  })
  .openapi('TicketSale');

export type TicketSaleView = z.infer<typeof sale>;

export const getTicketSaleRoute = everyone.get('/tickets/sales/{sale}', {
  operationId: 'getTicketSale',
  summary: 'A sale of tickets: whether it is open, and what there is to buy',
  request: { params: z.object({ sale: saleName }) },
  responses: { 200: json(sale, 'The sale'), ...errorsOf(404) },
});

const offeredType = z
  .object({
    id: z.string(),
    sale: saleName,
    name: z.string(),
    note: z.string(),
    price: pesewas,
    tone,
    admits: z.int(),
    pool: z.string().optional(),
  })
  .openapi('OfferedTicketType');

export const getTicketOfferRoute = everyone.get(ticketOffer.path, {
  operationId: 'getTicketOffer',
  summary: 'The kinds of tickets once staff have changed them; pages are composed of it',
  responses: { 200: json(z.array(offeredType), 'All kinds, in their order'), ...errorsOf(404) },
});

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const planSeat = z.object({
  id: z.string(),
  block: z.string(),
  row: z.int(),
  number: z.int(),
  label: z.string().openapi({ description: 'As people read it: Centre, row 7, seat 12' }),
  x: z.number(),
  y: z.number(),
  pool: z.string(),
  kind: z.enum(['seat', 'wheelchair', 'companion']),
  beside: z.string().nullable().openapi({ description: 'Of a companion’s seat, its wheelchair place' }),
  table: z.int().nullable(),
});

const plan = z
  .object({
    version: z.int(),
    width: z.number(),
    height: z.number(),
    stage: box,
    blocks: z.array(box.extend({ id: z.string(), name: z.string(), level: z.string() })),
    seats: z.array(planSeat.openapi('HallSeat')),
  })
  .openapi('HallPlan');

export type HallPlan = z.infer<typeof plan>;

export const getHallPlanRoute = everyone.get('/tickets/plan', {
  operationId: 'getHallPlan',
  summary: 'The plan of the hall with every numbered seat',
  responses: { 200: json(plan, 'The plan') },
});

const ids = z.array(z.string());

const availability = z
  .object({
    planVersion: z.int(),
    sales: z.array(z.object({ sale: saleName, isOpen: z.boolean() })),
    types: z.array(z.object({ id: z.string(), left: z.int() })),
    held: ids.openapi({ description: 'Ids of seats, as in sold and blocked' }),
    sold: ids,
    blocked: ids,
  })
  .openapi('TicketAvailability');

export type Availability = z.infer<typeof availability>;

export const getAvailabilityRoute = everyone.get('/tickets/availability', {
  operationId: 'getTicketAvailability',
  summary: 'What can be held now, of all sales',
  responses: { 200: json(availability, 'What is to be had') },
});

export const streamAvailabilityRoute = everyone.get('/tickets/stream', {
  operationId: 'streamTicketAvailability',
  summary: 'The same as server-sent events named availability, now and after every change',
  responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } } },
});
