import { z } from '@hono/zod-openapi';
import { enquiryAnswer, enquiryNote } from '@school/shared/schemas/enquiries';
import { enquiryKinds, enquiryStates } from '@school/shared/schemas/enquiries/labels';
import { written } from '../correspondence/correspondence.routes';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { accountKey, oneOrSeveral, searchText } from '../../platform/http/query';
import { bulkDry, bulkResult, bulkSelection } from '../../staff/staff-lists/bulk';
import { lengthOfList } from '../../staff/staff-lists/countUpTo';
import { periodFilter } from '../../platform/http/period';
import { submissionHeaders } from '../../platform/http/submission';

const instant = z.iso.datetime();
const state = z.enum(enquiryStates);

const filter = z.object({
  search: searchText.optional().openapi({
    description: 'In name, e-mail, phone, reference, topic and message',
  }),
  kind: oneOrSeveral(z.enum(enquiryKinds)).optional(),
  state: oneOrSeveral(z.enum(enquiryStates)).optional(),
  assignee: accountKey.optional().openapi({ description: 'An account, or `nobody`' }),
  ...periodFilter,
});

export type EnquiryFilter = z.infer<typeof filter>;

const query = filter.extend({
  sort: z.enum(['receivedAt', 'name']).default('receivedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

export type EnquiryQuery = z.infer<typeof query>;

const row = z
  .object({
    id: z.uuid(),
    kind: z.enum(enquiryKinds),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    about: z.string().openapi({ description: 'In words' }),
    state,
    assignee: z.string().nullable(),
    assigneeName: z.string().nullable(),
    receivedAt: instant,
  })
  .openapi('EnquiryRow');

export type EnquiryRow = z.infer<typeof row>;

const list = z
  .object({ ...lengthOfList, page: z.int(), perPage: z.int(), rows: z.array(row) })
  .openapi('EnquiryList');

const happened = z
  .object({
    ...written.shape,
    kind: z.enum([...written.shape.kind.options, 'state', 'assignee']),
    text: z.string().nullable().openapi({ description: 'Of what was written' }),
    from: z.string().nullable(),
    to: z.string().nullable(),
  })
  .openapi('EnquiryEvent');

export type EnquiryEvent = z.infer<typeof happened>;

const detail = row
  .extend({
    message: z.string().nullable(),
    fileId: z.uuid().nullable(),
    history: z.array(happened).openapi({ description: 'The oldest first' }),
  })
  .openapi('EnquiryDetail');

export type EnquiryDetail = z.infer<typeof detail>;

const params = z.object({ id: z.uuid() });
const one = { 200: json(detail, 'The enquiry as it stands now') };

export const listEnquiriesRoute = staffOnly.get('/staff/enquiries', {
  operationId: 'listEnquiries',
  summary: 'Messages, fee enquiries, applications, new members and recommendations in one list',
  request: { query },
  responses: { 200: json(list, 'The page') },
});

export const exportEnquiriesRoute = staffOnly.get('/staff/enquiries/export', {
  operationId: 'exportEnquiries',
  summary: 'The same as a table for spreadsheets',
  request: { query: filter },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
  },
});

export const getEnquiryRoute = staffOnly.get('/staff/enquiries/{id}', {
  operationId: 'getEnquiry',
  summary: 'One enquiry with everything that happened to it',
  request: { params },
  responses: { ...one, ...errorsOf(404) },
});

const change = z
  .object({
    state: state.optional(),
    assignee: accountKey
      .nullable()
      .optional()
      .openapi({ description: 'The account of who sees to it; null for nobody' }),
  })
  .openapi('EnquiryChange');

export type EnquiryChange = z.infer<typeof change>;

const bulkChange = z
  .object({
    selection: bulkSelection(filter),
    dry: bulkDry,
    state: state.optional(),
    assignee: accountKey.nullable().optional(),
  })
  .openapi('EnquiryBulkChange');

export type EnquiryBulkChange = z.infer<typeof bulkChange>;

export const changeEnquiriesRoute = staffOnly.post('/staff/enquiries/bulk', {
  operationId: 'changeEnquiries',
  summary: 'Give many another state or person; the same again changes nothing',
  request: { body: jsonBody(bulkChange) },
  responses: { 200: json(bulkResult, 'What became of them') },
});

export const changeEnquiryRoute = staffOnly.patch('/staff/enquiries/{id}', {
  operationId: 'changeEnquiry',
  summary: 'Give it another state or another person; the same again changes nothing',
  request: { params, body: jsonBody(change) },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const noteEnquiryRoute = staffOnly.post('/staff/enquiries/{id}/notes', {
  operationId: 'noteEnquiry',
  summary: 'Leave a note for colleagues; the same key again leaves none',
  request: {
    params,
    headers: submissionHeaders,
    body: jsonBody(enquiryNote.meta({ id: 'EnquiryNote' })),
  },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const answerEnquiryRoute = staffOnly.post('/staff/enquiries/{id}/replies', {
  operationId: 'answerEnquiry',
  summary: 'Answer by mail; the enquiry is answered then, and the same key again sends nothing',
  request: { params, headers: submissionHeaders, body: jsonBody(enquiryAnswer.meta({ id: 'EnquiryReply' })) },
  responses: { ...one, ...errorsOf(404, 409) },
});
