import { z } from '@hono/zod-openapi';
import { photographRequest } from '@school/shared/schemas/photographs';
import { everyone, staffOnly } from '../../platform/http/access';
import { errorsOf, instant, json, jsonBody, recordId } from '../../platform/http/contract';

const pixels = z.int().openapi({ description: 'Pixels' });

const added = z
  .object({ id: z.uuid(), width: pixels, height: pixels })
  .openapi('AddedPhotograph', { description: 'What a text says of it, beside its description' });

export type AddedPhotograph = z.infer<typeof added>;

export const addPhotographRoute = staffOnly.post('/staff/photographs', {
  operationId: 'addPhotograph',
  summary: 'Take an uploaded photograph for a text of the site; the same upload again changes nothing',
  request: { body: jsonBody(photographRequest.meta({ id: 'PhotographRequest' })) },
  responses: { 201: json(added, 'The photograph'), ...errorsOf(422) },
});

const consent = z
  .object({ consent: z.string(), by: z.string(), at: instant })
  .openapi('PhotographConsent', { description: 'Who agreed that it is published, and who noted it' });

export type PhotographConsent = z.infer<typeof consent>;

export const getPhotographConsentRoute = staffOnly.get('/staff/photographs/{id}', {
  operationId: 'getPhotographConsent',
  summary: 'Who agreed that a photograph is published',
  request: { params: recordId },
  responses: { 200: json(consent, 'The note'), ...errorsOf(404) },
});

export const getPhotographRoute = everyone.get('/photographs/{id}/{file}', {
  operationId: 'getPhotograph',
  summary: 'A photograph in one of its widths and formats, such as 480.webp',
  request: { params: recordId.extend({ file: z.string().regex(/^\d{1,4}\.(webp|jpg)$/) }) },
  responses: {
    200: {
      description: 'The file',
      content: { 'image/*': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorsOf(404, 503),
  },
});
