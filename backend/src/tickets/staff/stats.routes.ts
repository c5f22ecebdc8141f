import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { json } from '../../platform/http/contract';
import { saleName } from '../sale/sale.routes';

const pesewas = z.int().openapi({ description: 'In pesewas' });
const hour = z.iso.datetime().openapi({ description: 'The beginning of the hour, in UTC' });

const stats = z
  .object({
    types: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        sale: saleName,
        admits: z.int(),
        capacity: z.int(),
        sold: z.int().openapi({ description: 'Whole tables count as one, as in capacity and held' }),
        held: z.int(),
        people: z.int().openapi({ description: 'Tickets that let one person in' }),
        checkedIn: z.int(),
        income: pesewas,
      }),
    ),
    hours: z.array(z.object({ hour, people: z.int(), income: pesewas })),
    checkInHours: z.array(z.object({ hour, checkedIn: z.int() })),
    totals: z.object({
      people: z.int(),
      held: z.int(),
      checkedIn: z.int(),
      income: pesewas,
      refunded: pesewas,
    }),
    doors: z.array(
      z.object({ door: z.string(), in: z.int(), again: z.int(), refused: z.int(), conflicts: z.int() }),
    ),
    conflicts: z.int(),
  })
  .openapi('TicketStats');

export type TicketStats = z.infer<typeof stats>;

export const getStatsRoute = staffOnly.get('/staff/tickets/stats', {
  operationId: 'getTicketStats',
  summary: 'Sold, held, checked in and income, by type and hour',
  responses: { 200: json(stats, 'The numbers') },
});

export const streamStatsRoute = staffOnly.get('/staff/tickets/stats/stream', {
  operationId: 'streamTicketStats',
  summary: 'The same as server-sent events named ticketStats, now and after every change',
  responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } } },
});
