import { z } from '@hono/zod-openapi';
import { engagementRequest, performerApplication } from '@school/shared/schemas/showcase';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { submissionHeaders } from '../../platform/http/submission';
import { formLimit } from '../../platform/http/perAddress';

const received = z.object({
  status: z.literal('received'),
  /** The reference that sender and staff use. */
  reference: z.string(),
});

export const applyToPerformRoute = everyone.post('/showcase/performers', {
  operationId: 'applyToPerform',
  summary: 'Apply to perform; sending the same again changes nothing',
  middleware: [formLimit('perform')],
  request: {
    headers: submissionHeaders,
    body: jsonBody(performerApplication.meta({ id: 'PerformerApplication' })),
  },
  responses: { 201: json(received, 'Received'), ...errorsOf(429) },
});

export const requestEngagementRoute = everyone.post('/showcase/engagements', {
  operationId: 'requestEngagement',
  summary: 'Ask for performers on a day to come; sending the same again changes nothing',
  middleware: [formLimit('book')],
  request: {
    headers: submissionHeaders,
    body: jsonBody(engagementRequest.meta({ id: 'EngagementRequest' })),
  },
  responses: { 201: json(received, 'Received'), ...errorsOf(429) },
});
