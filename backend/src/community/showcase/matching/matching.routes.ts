import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../../platform/http/access';
import { errorsOf, json, jsonBody, recordId } from '../../../platform/http/contract';
import { submissionHeaders } from '../../../platform/http/submission';
import { searchText } from '../../../platform/http/query';

const offer = z
  .object({
    id: z.uuid(),
    performer: z.uuid(),
    stageName: z.string(),
    kind: z.string(),
    state: z.enum(['offered', 'accepted', 'declined', 'withdrawn']),
    changedAt: z.iso.datetime(),
  })
  .openapi('EngagementOffer');

const suggestion = z
  .object({
    performer: z.uuid(),
    stageName: z.string(),
    kind: z.string(),
    category: z.string().openapi({ description: 'In words' }),
    place: z.string().openapi({ description: 'In words' }),
    isRequested: z.boolean().openapi({ description: 'The client named them' }),
    suitsMusic: z.boolean(),
    suitsPlace: z.boolean().openapi({ description: 'At home where it is' }),
    isNamed: z.boolean().openapi({ description: 'What they play stands in the client’s message' }),
    busyWith: z
      .string()
      .nullable()
      .openapi({ description: 'The engagement that they play at then: they cannot be asked' }),
  })
  .openapi('PerformerSuggestion');

const matching = z
  .object({
    offers: z.array(offer).openapi({ description: 'Who was asked, the last first' }),
    suggestions: z.array(suggestion).openapi({ description: 'Accepted performers, what suits best first' }),
  })
  .openapi('EngagementMatching');

export type EngagementMatching = z.infer<typeof matching>;

export const getMatchingRoute = staffOnly.get('/staff/engagements/{id}/matching', {
  operationId: 'getEngagementMatching',
  summary: 'Performers for an engagement: who was asked, and who could be',
  request: {
    params: recordId,
    query: z.object({
      search: searchText.optional().openapi({ description: 'In name, what they play and reference' }),
    }),
  },
  responses: { 200: json(matching, 'Who was asked, and who could be'), ...errorsOf(404) },
});

export const offerEngagementRoute = staffOnly.post('/staff/engagements/{id}/offers', {
  operationId: 'offerEngagement',
  summary: 'Ask a performer to play; they and the client are told. The same key again changes nothing',
  request: {
    params: recordId,
    headers: submissionHeaders,
    body: jsonBody(z.object({ performer: z.uuid() }).openapi('NewEngagementOffer')),
  },
  responses: { 204: { description: 'It is done' }, ...errorsOf(404, 409) },
});

export const changeOfferRoute = staffOnly.patch('/staff/engagement-offers/{id}', {
  operationId: 'changeEngagementOffer',
  summary: 'What a performer said, or undo it; both are told. The same again changes nothing',
  request: {
    params: recordId,
    body: jsonBody(
      z.object({ state: z.enum(['accepted', 'declined', 'withdrawn']) }).openapi('EngagementOfferChange'),
    ),
  },
  responses: { 204: { description: 'It is done' }, ...errorsOf(404, 409) },
});
