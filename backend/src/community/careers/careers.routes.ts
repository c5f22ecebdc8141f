import { z } from '@hono/zod-openapi';
import { jobApplication } from '@school/shared/schemas/careers';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { submissionHeaders } from '../../platform/http/submission';
import { formLimit } from '../../platform/http/perAddress';

const received = z.object({
  status: z.literal('received'),
  /** The reference that applicant and staff use. */
  reference: z.string(),
});

export const applyForJobRoute = everyone.post('/careers/applications', {
  operationId: 'applyForJob',
  summary: 'Apply for an open place with an uploaded CV; sending the same again changes nothing',
  middleware: [formLimit('careers')],
  request: { headers: submissionHeaders, body: jsonBody(jobApplication.meta({ id: 'JobApplication' })) },
  responses: { 201: json(received, 'Received'), ...errorsOf(429) },
});
