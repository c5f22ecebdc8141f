import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { slot } from '../slots/slots.routes';

const boardSlot = slot
  .extend({
    isBlocked: z.boolean(),
    taken: z
      .object({
        state: z.enum(['held', 'given']),
        entryId: z.uuid().nullable(),
        number: z.string().nullable(),
        name: z.string().nullable(),
        instrument: z.string().nullable(),
        band: z.string().nullable(),
      })
      .nullable(),
  })
  .openapi('StaffAuditionSlot');

export type StaffSlot = z.infer<typeof boardSlot>;

export const listStaffSlotsRoute = staffOnly.get('/staff/competition/slots', {
  operationId: 'listStaffAuditionSlots',
  summary: 'The board with who has which slot',
  responses: { 200: json(z.array(boardSlot), 'The board') },
});

export const blockSlotRoute = staffOnly.patch('/staff/competition/slots/{slot}', {
  operationId: 'blockAuditionSlot',
  summary: 'Take a slot out of the board, or put it back; the one who has it keeps it',
  request: {
    params: z.object({ slot: z.string().max(40) }),
    body: jsonBody(z.object({ isBlocked: z.boolean() }).openapi('AuditionSlotChange')),
  },
  responses: { 200: json(z.array(boardSlot), 'The board'), ...errorsOf(404) },
});
