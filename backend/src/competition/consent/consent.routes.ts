import { z } from '@hono/zod-openapi';
import { consentLink, guardianConsent } from '@school/shared/schemas/competition';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { linkLimit } from '../../platform/http/perAddress';

const consentRequest = z
  .object({
    number: z.string(),
    competitor: z.string(),
    guardian: z.string(),
    instrument: z.string(),
    band: z.string(),
    until: z.iso.datetime(),
  })
  .openapi('ConsentDetails');

export const readConsentRoute = everyone.post('/competition/consent/read', {
  operationId: 'readCompetitionConsent',
  summary: 'What the link of a guardian’s mail asks for',
  middleware: [linkLimit('competition.consent.read')],
  request: { body: jsonBody(consentLink.meta({ id: 'ConsentLink' })) },
  responses: { 200: json(consentRequest, 'What is asked'), ...errorsOf(404, 409, 429) },
});

export const giveConsentRoute = everyone.post('/competition/consent', {
  operationId: 'giveCompetitionConsent',
  summary: 'Agree as a guardian, once',
  middleware: [linkLimit('competition.consent')],
  request: { body: jsonBody(guardianConsent.meta({ id: 'GuardianConsent' })) },
  responses: { 200: json(z.object({ status: z.literal('given') }), 'Thank you'), ...errorsOf(404, 409, 429) },
});
