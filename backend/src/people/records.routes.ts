import { createRoute, z } from '@hono/zod-openapi';
import { email } from '@school/shared/schemas/common';
import { personLists } from '../db/views/personRecords';
import { staffOnly } from '../http/access';
import { errorsOf, json } from '../http/contract';

const record = z
  .object({
    list: z.enum(personLists),
    id: z.uuid(),
    name: z.string(),
    phone: z.string().nullable(),
    label: z.string(),
    state: z.string(),
    at: z.iso.datetime(),
  })
  .openapi('PersonRecord');

const person = z
  .object({
    email: z.string(),
    names: z.array(z.string()),
    phones: z.array(z.string()),
    records: z.array(record).openapi({ description: 'The newest first' }),
  })
  .openapi('Person');

export type PersonRecords = z.infer<typeof person>;

export const getPersonRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: '/staff/person',
  operationId: 'getPerson',
  summary: 'Everything about one e-mail address, over all lists',
  request: { query: z.object({ email }) },
  responses: {
    200: json(person, 'What is known; nothing where the address is not'),
    ...errorsOf(401, 403, 422, 503),
  },
});

export const findPeopleRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: '/staff/people',
  operationId: 'findPeople',
  summary: 'People by name, address or phone, the one who was here last first',
  request: { query: z.object({ search: z.string().trim().min(2).max(100) }) },
  responses: {
    200: json(
      z.array(z.object({ email: z.string(), name: z.string(), records: z.int() }).openapi('FoundPerson')),
      'Ten at most',
    ),
    ...errorsOf(401, 403, 422, 503),
  },
});
