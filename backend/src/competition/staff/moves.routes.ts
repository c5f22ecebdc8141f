import { z } from '@hono/zod-openapi';
import { optionalText, personName } from '@school/shared/schemas/common';
import { paperKinds, slotRequest } from '@school/shared/schemas/competition';
import { staffOnly } from '../../platform/http/access';
import { jsonBody } from '../../platform/http/contract';
import { base, changed, moveName, params } from './entries.routes';

const move = z
  .object({
    move: moveName,
    reason: optionalText(2000),
    place: z.int().min(1).max(3).optional(),
    refund: z.boolean().optional().openapi({ description: 'Pay the fee back with a withdrawal' }),
  })
  .openapi('EntryMove');

export const moveEntryRoute = staffOnly.post(`${base}/{entryId}/moves`, {
  operationId: 'moveCompetitionEntry',
  summary: 'Accept, return with a reason, take to the next round, place, drop, take back, withdraw',
  request: { params, body: jsonBody(move) },
  responses: changed,
});

export const moveSlotRoute = staffOnly.put(`${base}/{entryId}/slot`, {
  operationId: 'moveEntrySlot',
  summary: 'Give an entry another slot, whenever',
  request: { params, body: jsonBody(slotRequest.meta({ id: 'AuditionTimeRequest' })) },
  responses: changed,
});

/** Paper documents that the office has received for an entry. */
export const received = z
  .object({
    papers: z.array(z.enum(paperKinds)).max(4).optional(),
    consentBy: personName.optional().openapi({ description: 'Who signed on paper' }),
    fee: z.literal(true).optional().openapi({ description: 'Paid at the office' }),
    pictures: z
      .object({ agrees: z.boolean(), by: personName })
      .optional()
      .openapi({ description: 'What the guardian wrote about pictures of the competitor, whenever' }),
  })
  .openapi('EntryReceived');

export type EntryReceived = z.infer<typeof received>;

export const receiveAtOfficeRoute = staffOnly.post(`${base}/{entryId}/received`, {
  operationId: 'receiveEntryAtOffice',
  summary: 'Write down what came to the office: papers, a signature, the fee, a word about pictures',
  request: { params, body: jsonBody(received) },
  responses: changed,
});
