import { z } from '@hono/zod-openapi';
import { challengeEntry } from '@school/shared/schemas/tickets';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { formLimit } from '../../platform/http/perAddress';
import { submissionHeaders } from '../../platform/http/submission';

export const enterChallengeRoute = everyone.post('/music-art-challenge/entries', {
  operationId: 'enterChallenge',
  summary: 'Enter a sheet for the Music Art Challenge; sending the same again changes nothing',
  middleware: [formLimit('challenge')],
  request: { headers: submissionHeaders, body: jsonBody(challengeEntry.meta({ id: 'ChallengeEntry' })) },
  responses: {
    201: json(z.object({ status: z.literal('received'), reference: z.string() }), 'Received'),
    ...errorsOf(429),
  },
});
