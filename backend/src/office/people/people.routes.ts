import { z } from '@hono/zod-openapi';
import { email } from '@school/shared/schemas/common';
import { adminOnly } from '../../platform/http/access';
import { json, jsonBody } from '../../platform/http/contract';

const personBody = jsonBody(z.object({ email }).openapi('PersonLookup'));

const counts = z.array(z.object({ name: z.string(), count: z.int() }));

const whatThereIs = {
  email: z.string(),
  records: counts.openapi({ description: 'How many records of each kind' }),
  files: z.int().openapi({ description: 'Files that were sent' }),
  mails: z.int().openapi({ description: 'Mails in the folder of a machine without a mail server' }),
};

const found = z.object(whatThereIs).openapi('PersonFound');

const erasure = z.object({
  email: z.string(),
  erasedAt: z.iso.datetime().openapi({ description: 'When the records were erased' }),
  files: z.int().openapi({ description: 'Files that are not removed yet' }),
  mails: z.boolean().openapi({ description: 'Whether mails of the folder are not removed yet' }),
  attempts: z.int(),
  nextTryAt: z.iso.datetime().nullable().openapi({ description: 'Null when somebody gave it up' }),
  problem: z.string().nullable().openapi({ description: 'Why the last try did not succeed, in words' }),
});

/** Data of an erased address that are still being removed. */
export type Erasure = z.infer<typeof erasure>;

const erased = z
  .object({
    ...whatThereIs,
    left: erasure.nullable().openapi({ description: 'What is still being removed' }),
  })
  .openapi('PersonErased');

export const findPersonRoute = adminOnly.post('/staff/people/found', {
  operationId: 'findPerson',
  summary: 'What there is of an address, by kind',
  request: { body: personBody },
  responses: { 200: json(found, 'What there is') },
});

export const exportPersonRoute = adminOnly.post('/staff/people/archive', {
  operationId: 'exportPerson',
  summary: 'Everything about an address as an archive: a text to read, JSON, files and mails',
  request: { body: personBody },
  responses: {
    200: {
      description: 'The archive',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});

export const erasePersonRoute = adminOnly.post('/staff/people/erasure', {
  operationId: 'erasePerson',
  summary:
    'Erase an address everywhere; the books keep amounts, dates and references. Again, it tries what is left at once',
  request: { body: personBody },
  responses: { 200: json(erased, 'What was erased, and what is still being removed') },
});

export const listErasuresRoute = adminOnly.get('/staff/people/erasures', {
  operationId: 'listErasures',
  summary: 'What is still being removed of people whose records are erased, the oldest first',
  responses: { 200: json(z.array(erasure), 'What is left') },
});
