import { z } from '@hono/zod-openapi';
import { contactMessage } from '@school/shared/schemas/contact';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { submissionHeaders } from '../../platform/http/submission';
import { formLimit } from '../../platform/http/perAddress';

const received = z.object({ status: z.literal('received') });

export const sendContactMessageRoute = everyone.post('/contact/messages', {
  operationId: 'sendContactMessage',
  summary: 'Write to the school; sending the same again changes nothing',
  middleware: [formLimit('contact')],
  request: { headers: submissionHeaders, body: jsonBody(contactMessage.meta({ id: 'ContactMessage' })) },
  responses: { 201: json(received, 'Received'), ...errorsOf(429) },
});
