import { createRoute, z } from '@hono/zod-openapi';
import { email } from '@school/shared/schemas/common';
import { adminOnly } from '../http/access';
import { errorsOf, json, jsonBody } from '../http/contract';

const asked = jsonBody(z.object({ email }).openapi('PersonAsked'));

const counts = z.array(z.object({ name: z.string(), count: z.int() }));

const found = z
  .object({
    email: z.string(),
    records: counts.openapi({ description: 'How many records of each kind' }),
    files: z.int().openapi({ description: 'Files that were sent' }),
    mails: z.int().openapi({ description: 'Mails in the folder of a machine without a mail server' }),
  })
  .openapi('PersonFound');

const common = { ...adminOnly, method: 'post' as const };

export const findPersonRoute = createRoute({
  ...common,
  path: '/staff/people/found',
  operationId: 'findPerson',
  summary: 'What there is of an address, by kind',
  request: { body: asked },
  responses: { 200: json(found, 'What there is'), ...errorsOf(400, 401, 403, 413, 422, 503) },
});

export const exportPersonRoute = createRoute({
  ...common,
  path: '/staff/people/archive',
  operationId: 'exportPerson',
  summary: 'Everything about an address as an archive: a text to read, JSON, files and mails',
  request: { body: asked },
  responses: {
    200: {
      description: 'The archive',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorsOf(400, 401, 403, 413, 422, 503),
  },
});

export const erasePersonRoute = createRoute({
  ...common,
  path: '/staff/people/erasure',
  operationId: 'erasePerson',
  summary:
    'Erase an address everywhere; the books keep amounts, dates and references. Again, it finds nothing more',
  request: { body: asked },
  responses: { 200: json(found, 'What was erased'), ...errorsOf(400, 401, 403, 413, 422, 503) },
});
