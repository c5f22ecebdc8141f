import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { json, recordId } from '../../platform/http/contract';
import { accountKey, searchText } from '../../platform/http/query';
import { periodFilter } from '../../platform/http/period';
import { listRoutes } from '../staff-lists/listRoutes';

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
    subjectLabel: z.string().openapi({ description: 'What people call a row of it, such as Ticket type' }),
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
    operationLabel: z
      .string()
      .openapi({ description: 'What was done, as the predicate of a sentence: changed a ticket type' }),
    changed: z.int().openapi({ description: 'How many records; of them the first twenty stand here' }),
    changes: z.array(change),
  })
  .openapi('AuditAction');

export type AuditAction = z.infer<typeof action>;

const audit = listRoutes({
  path: '/staff/audit',
  name: 'AuditList',
  filter: {
    search: searchText.optional().openapi({
      description: 'In who did it, the operation, and the names and keys of records',
    }),
    account: accountKey.optional(),
    operation: accountKey.optional(),
    record: accountKey.optional().openapi({ description: 'The key of one record' }),
    ...periodFilter,
  },
  sorts: {},
  row: action,
});

export type AuditFilter = z.infer<typeof audit.filter>;
export type AuditQuery = z.infer<typeof audit.query>;

export const listAuditRoute = audit.list(
  'listAudit',
  'What signed-in people have changed, with what it was before',
);

export const exportAuditRoute = audit.export(
  'exportAudit',
  'The same as a table for spreadsheets, a line for each field',
);

export const listAuditOperationsRoute = staffOnly.get('/staff/audit/operations', {
  operationId: 'listAuditOperations',
  summary: 'What signed-in people can change, for a filter of the log',
  responses: {
    200: json(
      z.array(z.object({ operation: z.string(), label: z.string() }).openapi('AuditOperation')),
      'The operations with their labels',
    ),
  },
});

export const getAuditActionRoute = audit.read(
  'getAuditAction',
  'One action with every record that it changed',
  action,
  recordId,
);

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
