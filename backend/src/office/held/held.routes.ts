import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, recordId } from '../../platform/http/contract';
import { periodFilter } from '../../platform/http/period';
import { lengthOfList } from '../../staff/staff-lists/countUpTo';

const heldForm = z
  .object({
    id: z.uuid(),
    form: z.string().openapi({ description: 'The form’s name, such as `contact`' }),
    name: z.string(),
    email: z.string(),
    sent: z
      .array(z.object({ field: z.string(), value: z.string() }))
      .openapi({ description: 'What was sent, without the trap field' }),
    fileId: z.uuid().nullable(),
    receivedAt: z.iso.datetime(),
  })
  .openapi('HeldForm');

export type HeldForm = z.infer<typeof heldForm>;

const list = z.object({ ...lengthOfList, rows: z.array(heldForm) }).openapi('HeldFormList');

export type HeldFormList = z.infer<typeof list>;

const query = z.object(periodFilter);

export type HeldFormQuery = z.infer<typeof query>;

const decided = { 204: { description: 'It was done' } };

export const listHeldFormsRoute = staffOnly.get('/staff/held-forms', {
  operationId: 'listHeldForms',
  summary:
    'Forms that came with the trap field filled in and wait for a decision, the oldest first, at most 100',
  request: { query },
  responses: { 200: json(list, 'The forms') },
});

export const releaseHeldFormRoute = staffOnly.post('/staff/held-forms/{id}/release', {
  operationId: 'releaseHeldForm',
  summary: 'Release a form: it is stored, and its mails are sent, as if it had not been held',
  request: { params: recordId },
  responses: { ...decided, ...errorsOf(404, 409) },
});

export const discardHeldFormRoute = staffOnly.post('/staff/held-forms/{id}/discard', {
  operationId: 'discardHeldForm',
  summary: 'Discard a form that a program filled in, with the file that came with it',
  request: { params: recordId },
  responses: { ...decided, ...errorsOf(404, 409) },
});
