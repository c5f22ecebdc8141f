import { z } from '@hono/zod-openapi';
import { enquiryAnswer, enquiryNote } from '@school/shared/schemas/enquiries';
import { enquiryKinds, enquiryStates } from '@school/shared/schemas/enquiries/labels';
import { written } from '../correspondence/correspondence.routes';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, type BodyOf, recordId, instant } from '../../platform/http/contract';
import { accountKey, oneOrSeveral, searchText } from '../../platform/http/query';
import { periodFilter } from '../../platform/http/period';
import { submissionHeaders } from '../../platform/http/submission';
import { listRoutes, sortedBy } from '../../staff/staff-lists/listRoutes';

const state = z.enum(enquiryStates);

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

const enquiries = listRoutes({
  path: '/staff/enquiries',
  name: 'EnquiryList',
  filter: {
    search: searchText.optional().openapi({
      description: 'In name, email, phone, reference, topic and message',
    }),
    kind: oneOrSeveral(z.enum(enquiryKinds)).optional(),
    state: oneOrSeveral(z.enum(enquiryStates)).optional(),
    assignee: accountKey.optional().openapi({ description: 'An account, or `nobody`' }),
    ...periodFilter,
  },
  sorts: sortedBy('receivedAt', 'name'),
  row,
});

export type EnquiryFilter = z.infer<typeof enquiries.filter>;
export type EnquiryQuery = z.infer<typeof enquiries.query>;

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

const one = { 200: json(detail, 'The enquiry as it stands now') };

export const listEnquiriesRoute = enquiries.list(
  'listEnquiries',
  'Messages, fee enquiries, applications, new members and recommendations in one list',
);

export const exportEnquiriesRoute = enquiries.export('exportEnquiries');

export const getEnquiryRoute = enquiries.read(
  'getEnquiry',
  'One enquiry with everything that happened to it',
  detail,
  recordId,
);

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

export const changeEnquiriesRoute = enquiries.bulk(
  'changeEnquiries',
  'Give many another state or person; the same again changes nothing',
  'EnquiryBulkChange',
  { state: state.optional(), assignee: accountKey.nullable().optional() },
);

export type EnquiryBulkChange = BodyOf<typeof changeEnquiriesRoute>;

export const changeEnquiryRoute = staffOnly.patch('/staff/enquiries/{id}', {
  operationId: 'changeEnquiry',
  summary: 'Give it another state or another person; the same again changes nothing',
  request: { params: recordId, body: jsonBody(change) },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const noteEnquiryRoute = staffOnly.post('/staff/enquiries/{id}/notes', {
  operationId: 'noteEnquiry',
  summary: 'Leave a note for colleagues; the same key again leaves none',
  request: {
    params: recordId,
    headers: submissionHeaders,
    body: jsonBody(enquiryNote.meta({ id: 'EnquiryNote' })),
  },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const answerEnquiryRoute = staffOnly.post('/staff/enquiries/{id}/replies', {
  operationId: 'answerEnquiry',
  summary: 'Answer by mail; the enquiry is answered then, and the same key again sends nothing',
  request: {
    params: recordId,
    headers: submissionHeaders,
    body: jsonBody(enquiryAnswer.meta({ id: 'EnquiryReply' })),
  },
  responses: { ...one, ...errorsOf(404, 409) },
});
