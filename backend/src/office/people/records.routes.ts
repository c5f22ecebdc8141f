import { z } from '@hono/zod-openapi';
import { email } from '@school/shared/schemas/common';
import { written } from '../correspondence/correspondence.routes';
import { personLists } from '../../platform/db/views/personRecords';
import { staffOnly } from '../../platform/http/access';
import { json } from '../../platform/http/contract';
import { oneOrSeveral, searchText } from '../../platform/http/query';
import { periodFilter } from '../../platform/http/period';
import { listRoutes, sortedBy, order } from '../../staff/staff-lists/listRoutes';

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
    written: z
      .array(
        written
          .extend({ about: z.uuid().openapi({ description: 'The record that it is about' }) })
          .openapi('WrittenAbout'),
      )
      .openapi({ description: 'Notes of staff and answers by mail about the records, the oldest first' }),
  })
  .openapi('Person');

export type PersonRecords = z.infer<typeof person>;

export const getPersonRoute = staffOnly.get('/staff/person', {
  operationId: 'getPerson',
  summary: 'Everything about one email address, over all lists',
  request: { query: z.object({ email }) },
  responses: { 200: json(person, 'What is known; nothing where the address is not') },
});

const row = z
  .object({
    email: z.string(),
    name: z.string().openapi({ description: 'As it was given last' }),
    phone: z.string().nullable(),
    lists: z.array(z.enum(personLists)),
    records: z.int(),
    lastAt: z.iso.datetime(),
  })
  .openapi('PersonRow');

export type PersonRow = z.infer<typeof row>;

const people = listRoutes({
  path: '/staff/people',
  writes: true,
  name: 'PersonList',
  filter: {
    search: searchText.optional().openapi({ description: 'In name, address, phone and references' }),
    list: oneOrSeveral(z.enum(personLists)).optional().openapi({ description: 'Where they stand' }),
    ...periodFilter,
  },
  sorts: {
    ...sortedBy('lastAt', 'email'),
    order: order.openapi({
      description: 'Of the address; by time, the one who was here last always comes first',
    }),
    page: z.coerce.number().int().min(1).max(4_000).default(1),
  },
  row,
});

export type PeopleFilter = z.infer<typeof people.filter>;
export type PeopleQuery = z.infer<typeof people.query>;

export const listPeopleRoute = people.list(
  'listPeople',
  'Everybody who is known under an address, over all lists',
);

export const exportPeopleRoute = people.export('exportPeople');
