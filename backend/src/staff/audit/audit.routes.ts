import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json } from '../../platform/http/contract';
import { lengthOfList } from '../staff-lists/countUpTo';
import { accountKey, searchText } from '../../platform/http/query';
import { periodFilter } from '../../platform/http/period';

const filter = z.object({
  search: searchText.optional().openapi({
    description: 'In who did it, the operation, and the names and keys of records',
  }),
  account: accountKey.optional(),
  operation: accountKey.optional(),
  record: accountKey.optional().openapi({ description: 'The key of one record' }),
  ...periodFilter,
});

export type AuditFilter = z.infer<typeof filter>;

const query = filter.extend({
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

export type AuditQuery = z.infer<typeof query>;

const field = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  withheld: z.boolean().openapi({ description: 'It holds data of people: its values are not kept here' }),
});

const change = z
  .object({
    kind: z.enum(['insert', 'update', 'delete']),
    subject: z.string().openapi({ description: 'The table' }),
    subjectId: z.string(),
    label: z.string().nullable().openapi({ description: 'What people call the record' }),
    fields: z.array(field),
  })
  .openapi('AuditChange');

export type AuditChange = z.infer<typeof change>;

const action = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    account: z.string(),
    name: z.string(),
    operation: z.string(),
    changed: z.int().openapi({ description: 'How many records; of them the first twenty stand here' }),
    changes: z.array(change),
  })
  .openapi('AuditAction');

export type AuditAction = z.infer<typeof action>;

const list = z
  .object({ ...lengthOfList, page: z.int(), perPage: z.int(), rows: z.array(action) })
  .openapi('AuditList');

export const listAuditRoute = staffOnly.get('/staff/audit', {
  operationId: 'listAudit',
  summary: 'What signed-in people have changed, with what it was before',
  request: { query },
  responses: { 200: json(list, 'The page') },
});

export const exportAuditRoute = staffOnly.get('/staff/audit/export', {
  operationId: 'exportAudit',
  summary: 'The same as a table for spreadsheets, a line for each field',
  request: { query: filter },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
  },
});

export const getAuditActionRoute = staffOnly.get('/staff/audit/{id}', {
  operationId: 'getAuditAction',
  summary: 'One action with every record that it changed',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: json(action, 'The action'), ...errorsOf(404) },
});

export const listStaffAccountsRoute = staffOnly.get('/staff/accounts', {
  operationId: 'listStaffAccounts',
  summary: 'Who of the staff has been in the admin area',
  responses: {
    200: json(
      z.array(z.object({ account: z.string(), name: z.string() }).openapi('StaffAccount')),
      'The accounts, by name',
    ),
  },
});
