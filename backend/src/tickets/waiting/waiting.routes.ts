import { z } from '@hono/zod-openapi';
import { waitingListEntry, waitingListLeave } from '@school/shared/schemas/tickets';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { formLimit, linkLimit } from '../../platform/http/perAddress';
import { submissionHeaders } from '../../platform/http/submission';

const received = json(z.object({ status: z.literal('received') }), 'Received');

export const joinWaitingListRoute = everyone.post('/tickets/waiting-list', {
  operationId: 'joinWaitingList',
  summary: 'Wait for tickets of a type that is sold out; sending the same again changes nothing',
  middleware: [formLimit('tickets.waiting')],
  request: { headers: submissionHeaders, body: jsonBody(waitingListEntry.meta({ id: 'WaitingListEntry' })) },
  responses: { 201: received, ...errorsOf(429) },
});

export const leaveWaitingListRoute = everyone.post('/tickets/waiting-list/leave', {
  operationId: 'leaveWaitingList',
  summary: 'Wait no longer, by the link of the mail; again, it changes nothing',
  middleware: [linkLimit('tickets.waiting.leave')],
  request: { body: jsonBody(waitingListLeave.meta({ id: 'WaitingListLeave' })) },
  responses: { 200: json(z.object({ status: z.literal('left') }), 'Left'), ...errorsOf(404, 429) },
});
