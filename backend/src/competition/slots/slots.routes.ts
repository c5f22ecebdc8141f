import { z } from '@hono/zod-openapi';
import { slotRequest } from '@school/shared/schemas/competition';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant } from '../../platform/http/contract';
import { perAddress } from '../../platform/http/perAddress';

/** Its bearer can read, move and use the held slot. */
export const slotHoldHeaders = z.object({
  'hold-token': z
    .string()
    .regex(/^[\w-]{20,100}$/, 'This is no token of a hold')
    .openapi({ description: 'Made in the browser, such as by crypto.randomUUID()' }),
});

/** The limit of holds for each address; it is wide because many people can share one. */
const slotLimit = perAddress('competition.slots', ({ tickets }) => tickets.holdsPerHour);

export const slot = z
  .object({
    id: z.string().openapi({ example: '2025-10-11-0900' }),
    date: z.string().openapi({ description: 'YYYY-MM-DD' }),
    startTime: z.string().openapi({ description: 'HH:MM, as is the end' }),
    endTime: z.string(),
    isAvailable: z.boolean(),
    day: z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
  })
  .openapi('AuditionSlot');

const board = z
  .object({
    isOpen: z.boolean().openapi({ description: 'Whether entries are taken' }),
    movesUntil: instant
      .nullable()
      .openapi({ description: 'Until when competitors move their own time; null while staff have set none' }),
    slots: z.array(slot),
  })
  .openapi('AuditionBoard');

export type SlotBoard = z.infer<typeof board>;

export const getSlotsRoute = everyone.get('/competition/slots', {
  operationId: 'getAuditionSlots',
  summary: 'All audition slots, free or not',
  responses: { 200: json(board, 'The board') },
});

export const streamSlotsRoute = everyone.get('/competition/slots/stream', {
  operationId: 'streamAuditionSlots',
  summary: 'The same as server-sent events named slots, now and after every change',
  responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } } },
});

const hold = z
  .object({
    state: z.enum(['held', 'given', 'released', 'expired']),
    slot,
    isOffer: z.boolean().openapi({ description: 'It was kept for somebody who waited' }),
    expiresAt: instant,
    now: instant.openapi({ description: 'By the clock of the server, to count down from' }),
  })
  .openapi('AuditionHold');

export type SlotHold = z.infer<typeof hold>;

const path = '/competition/slots/hold';

export const putSlotHoldRoute = everyone.put(path, {
  operationId: 'putAuditionHold',
  summary: 'Hold a slot while registering, or move what is held to it; the same again changes nothing',
  middleware: [slotLimit],
  request: { headers: slotHoldHeaders, body: jsonBody(slotRequest.meta({ id: 'AuditionTimeRequest' })) },
  responses: { 200: json(hold, 'The hold'), ...errorsOf(409, 429) },
});

export const getSlotHoldRoute = everyone.get(path, {
  operationId: 'getAuditionHold',
  summary: 'How a hold stands',
  request: { headers: slotHoldHeaders },
  responses: { 200: json(hold, 'The hold'), ...errorsOf(404) },
});

export const releaseSlotHoldRoute = everyone.delete(path, {
  operationId: 'releaseAuditionHold',
  summary: 'Give a held slot back at once; again, it changes nothing',
  middleware: [slotLimit],
  request: { headers: slotHoldHeaders },
  responses: { 204: { description: 'It is free' }, ...errorsOf(404, 409, 429) },
});
