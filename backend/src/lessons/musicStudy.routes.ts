import { z } from '@hono/zod-openapi';
import { feeEnquiry, musicStudyRegistration } from '@school/shared/schemas/music-study';
import { everyone } from '../platform/http/access';
import { errorsOf, json, jsonBody } from '../platform/http/contract';
import { submissionHeaders } from '../platform/http/submission';
import { formLimit } from '../platform/http/perAddress';

const registered = z.object({
  status: z.literal('received'),
  /** The reference that family and staff use. */
  reference: z.string(),
});

export const registerForMusicStudyRoute = everyone.post('/music-study/registrations', {
  operationId: 'registerForMusicStudy',
  summary: 'Register for lessons; sending the same again changes nothing',
  middleware: [formLimit('register')],
  request: {
    headers: submissionHeaders,
    body: jsonBody(musicStudyRegistration.meta({ id: 'MusicStudyRegistration' })),
  },
  responses: { 201: json(registered, 'Received'), ...errorsOf(429) },
});

const received = z.object({ status: z.literal('received') });

export const askForFeesRoute = everyone.post('/music-study/fee-enquiries', {
  operationId: 'askForFees',
  summary: 'Ask what lessons cost; sending the same again changes nothing',
  middleware: [formLimit('fees')],
  request: { headers: submissionHeaders, body: jsonBody(feeEnquiry.meta({ id: 'FeeEnquiry' })) },
  responses: { 201: json(received, 'Received'), ...errorsOf(429) },
});
