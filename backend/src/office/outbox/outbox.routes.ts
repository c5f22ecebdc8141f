import { z } from '@hono/zod-openapi';
import { freeText } from '@school/shared/schemas/common';
import { adminOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, type BodyOf, recordId, instant } from '../../platform/http/contract';
import { oneOrSeveral, searchText } from '../../platform/http/query';
import { submissionHeaders } from '../../platform/http/submission';
import { periodFilter } from '../../platform/http/period';
import { listRoutes, order } from '../../staff/staff-lists/listRoutes';

const states = ['waiting', 'done', 'failed', 'dropped'] as const;

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

const outbox = listRoutes({
  path: '/staff/outbox',
  name: 'OutboxList',
  filter: {
    search: searchText.optional().openapi({
      description: 'In the address and subject of mails, and in what it is called',
    }),
    state: oneOrSeveral(z.enum(states)).optional(),
    ...periodFilter,
  },
  sorts: { order: order.openapi({ description: 'By when it was written' }) },
  row: effect,
  access: adminOnly,
});

export type OutboxFilter = z.infer<typeof outbox.filter>;
export type OutboxQuery = z.infer<typeof outbox.query>;

const one = { 200: json(detail, 'How it stands now') };

export const listOutboxRoute = outbox.list(
  'listOutbox',
  'Mails and other effects: what waits, what was done, what failed',
);

export const exportOutboxRoute = outbox.export('exportOutbox');

export const getEffectRoute = outbox.read(
  'getEffect',
  'One mail or other effect, wherever in the list it stands',
  detail,
  recordId,
);

export const repeatEffectsRoute = outbox.bulk(
  'repeatEffects',
  'Try many at once that failed, or wait after a try that failed; what is on its way already stays as it is',
  'EffectsRepeat',
  {},
);

export type EffectsRepeat = BodyOf<typeof repeatEffectsRoute>;

export const repeatEffectRoute = adminOnly.post('/staff/outbox/{id}/again', {
  operationId: 'repeatEffect',
  summary:
    'Try at once what failed, or waits after a try that failed; a mail that was sent goes out once more for each key',
  request: { params: recordId, headers: submissionHeaders },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const dropEffectRoute = adminOnly.post('/staff/outbox/{id}/drop', {
  operationId: 'dropEffect',
  summary: 'Give up what failed or waits, saying why; again, it changes nothing',
  request: {
    params: recordId,
    body: jsonBody(z.object({ reason: freeText(500, 'Please enter a reason') }).openapi('EffectDrop')),
  },
  responses: { ...one, ...errorsOf(404, 409) },
});
