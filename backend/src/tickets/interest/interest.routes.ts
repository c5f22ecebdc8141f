import { z } from '@hono/zod-openapi';
import { ticketInterest } from '@school/shared/schemas/tickets';
import { everyone, staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, csvTable } from '../../platform/http/contract';
import { periodFilter } from '../../platform/http/period';
import { formLimit } from '../../platform/http/perAddress';
import { submissionHeaders } from '../../platform/http/submission';

export const registerInterestRoute = everyone.post('/tickets/interest', {
  operationId: 'registerTicketInterest',
  summary: 'Say that one wants to hear of the event; sending the same again changes nothing',
  middleware: [formLimit('tickets.interest')],
  request: { headers: submissionHeaders, body: jsonBody(ticketInterest.meta({ id: 'TicketInterest' })) },
  responses: { 201: json(z.object({ status: z.literal('received') }), 'Received'), ...errorsOf(429) },
});

const filter = z.object(periodFilter);

export type InterestFilter = z.infer<typeof filter>;

export const exportInterestsRoute = staffOnly.get('/staff/ticket-interests/export', {
  operationId: 'exportTicketInterests',
  summary: 'Who wants to hear of the event, as a table for spreadsheets: each address once',
  request: { query: filter },
  responses: { 200: csvTable },
});
