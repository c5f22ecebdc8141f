import { z } from '@hono/zod-openapi';
import { freeText } from '@school/shared/schemas/common';
import { adminOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { oneOrSeveral, searchText } from '../../platform/http/query';
import { submissionHeaders } from '../../platform/http/submission';
import { bulkDry, bulkResult, bulkSelection } from '../../staff/staff-lists/bulk';
import { lengthOfList } from '../../staff/staff-lists/countUpTo';
import { periodFilter } from '../../platform/http/period';

const instant = z.iso.datetime();
const states = ['waiting', 'done', 'failed', 'dropped'] as const;

const filter = z.object({
  search: searchText.optional().openapi({
    description: 'In the address and subject of mails, and in what it is called',
  }),
  state: oneOrSeveral(z.enum(states)).optional(),
  ...periodFilter,
});

export type OutboxFilter = z.infer<typeof filter>;

const query = filter.extend({
  order: z.enum(['asc', 'desc']).default('desc').openapi({ description: 'By when it was written' }),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

export type OutboxQuery = z.infer<typeof query>;

const effect = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    what: z.string().openapi({ description: 'What is to be done, in words' }),
    to: z.string().nullable().openapi({ description: 'Whom a mail goes to, where the queue holds it' }),
    subject: z.string().nullable(),
    state: z.enum(states),
    attempts: z.int(),
    createdAt: instant,
    dueAt: instant.nullable().openapi({ description: 'When what waits is tried next' }),
    endedAt: instant.nullable(),
    problem: z.string().nullable().openapi({ description: 'What went wrong last, in words' }),
    error: z.string().nullable().openapi({ description: 'The same as the machine said it' }),
    dropReason: z.string().nullable(),
    canRepeat: z.boolean().openapi({ description: 'It can be tried, or sent, once more' }),
  })
  .openapi('OutboxEffect');

export type OutboxEffect = z.infer<typeof effect>;

const detail = effect
  .extend({
    key: z.string().openapi({ description: 'What it is called; the audit log knows it by this' }),
    text: z
      .string()
      .nullable()
      .openapi({ description: 'The words of a ready-made mail, while they are kept' }),
    copies: z
      .array(z.object({ id: z.uuid(), state: z.enum(states), createdAt: instant }))
      .openapi({ description: 'How often it was sent once more, the first time first' }),
  })
  .openapi('OutboxEffectDetail');

export type OutboxEffectDetail = z.infer<typeof detail>;

const list = z
  .object({ ...lengthOfList, page: z.int(), perPage: z.int(), rows: z.array(effect) })
  .openapi('OutboxList');

const params = z.object({ id: z.uuid() });
const one = { 200: json(detail, 'How it stands now') };

export const listOutboxRoute = adminOnly.get('/staff/outbox', {
  operationId: 'listOutbox',
  summary: 'Mails and other effects: what waits, what was done, what failed',
  request: { query },
  responses: { 200: json(list, 'The page') },
});

export const exportOutboxRoute = adminOnly.get('/staff/outbox/export', {
  operationId: 'exportOutbox',
  summary: 'The same as a table for spreadsheets',
  request: { query: filter },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
  },
});

export const getEffectRoute = adminOnly.get('/staff/outbox/{id}', {
  operationId: 'getEffect',
  summary: 'One mail or other effect, wherever in the list it stands',
  request: { params },
  responses: { 200: json(detail, 'The effect'), ...errorsOf(404) },
});

const bulkRepeat = z.object({ selection: bulkSelection(filter), dry: bulkDry }).openapi('EffectsRepeat');

export type EffectsRepeat = z.infer<typeof bulkRepeat>;

export const repeatEffectsRoute = adminOnly.post('/staff/outbox/bulk', {
  operationId: 'repeatEffects',
  summary:
    'Try many at once that failed, or wait after a try that failed; what is on its way already stays as it is',
  request: { body: jsonBody(bulkRepeat) },
  responses: { 200: json(bulkResult, 'What became of them') },
});

export const repeatEffectRoute = adminOnly.post('/staff/outbox/{id}/again', {
  operationId: 'repeatEffect',
  summary:
    'Try at once what failed, or waits after a try that failed; a mail that was sent goes out once more for each key',
  request: { params, headers: submissionHeaders },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const dropEffectRoute = adminOnly.post('/staff/outbox/{id}/drop', {
  operationId: 'dropEffect',
  summary: 'Give up what failed or waits, saying why; again, it changes nothing',
  request: {
    params,
    body: jsonBody(z.object({ reason: freeText(500, 'Please say why') }).openapi('EffectDrop')),
  },
  responses: { ...one, ...errorsOf(404, 409) },
});
