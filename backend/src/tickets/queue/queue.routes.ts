import { z } from '@hono/zod-openapi';
import { everyone } from '../../platform/http/access';
import { errorsOf, instant, json } from '../../platform/http/contract';
import { perAddress } from '../../platform/http/perAddress';

export const queueHeaders = z.object({
  'queue-key': z
    .string()
    .max(100)
    .optional()
    .openapi({ description: 'The signed place in the waiting room' }),
});

const place = z
  .object({
    state: z.enum(['off', 'before', 'waiting', 'in', 'over']).openapi({
      description: 'No waiting room; before the draw; waiting; let in; used, or its time has run out',
    }),
    key: z.string().nullable(),
    position: z.int().nullable().openapi({ description: 'While waiting: 1 is the next one' }),
    minutes: z.int().nullable().openapi({ description: 'About how many until the turn' }),
    minutesToHold: z.int().openapi({ description: 'How long a turn lasts' }),
    until: instant.nullable().openapi({ description: 'Of a person who was let in: when to hold by' }),
    opensAt: instant.nullable(),
    isPaused: z.boolean(),
    askAfter: z.int().openapi({ description: 'When to ask again, in seconds' }),
  })
  .openapi('TicketQueuePlace');

export type QueuePlace = z.infer<typeof place>;

export const getQueueRoute = everyone.get('/tickets/queue', {
  operationId: 'getTicketQueue',
  summary: 'A place in the waiting room of the public sale, as it is now',
  request: { headers: queueHeaders },
  responses: { 200: json(place, 'The place'), ...errorsOf(404) },
});

export const joinQueueRoute = everyone.post('/tickets/queue', {
  operationId: 'joinTicketQueue',
  summary: 'Take a place in the waiting room, or get the state of the place that the key has already',
  middleware: [perAddress('tickets.queue', ({ tickets }) => tickets.holdsPerHour)],
  request: { headers: queueHeaders },
  responses: { 200: json(place, 'The place'), ...errorsOf(429) },
});
