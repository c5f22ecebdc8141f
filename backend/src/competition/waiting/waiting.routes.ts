import { z } from '@hono/zod-openapi';
import { slotWaiting, slotWaitingLeave } from '@school/shared/schemas/competition';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { formLimit, linkLimit } from '../../platform/http/perAddress';
import { submissionHeaders } from '../../platform/http/submission';

export const waitForSlotRoute = everyone.post('/competition/waiting-list', {
  operationId: 'waitForAuditionSlot',
  summary: 'Wait for an audition slot while all are taken; sending the same again changes nothing',
  middleware: [formLimit('competition.waiting')],
  request: { headers: submissionHeaders, body: jsonBody(slotWaiting.meta({ id: 'AuditionWaiting' })) },
  responses: { 201: json(z.object({ status: z.literal('received') }), 'Received'), ...errorsOf(409, 429) },
});

export const leaveSlotWaitingRoute = everyone.post('/competition/waiting-list/leave', {
  operationId: 'leaveAuditionWaiting',
  summary: 'Wait no longer, by the link of the mail; again, it changes nothing',
  middleware: [linkLimit('competition.waiting.leave')],
  request: { body: jsonBody(slotWaitingLeave.meta({ id: 'AuditionWaitingLeave' })) },
  responses: { 200: json(z.object({ status: z.literal('left') }), 'Left'), ...errorsOf(404, 429) },
});
