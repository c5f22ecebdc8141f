import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json } from '../../platform/http/contract';
import { isIdOf, recordKinds } from './records';

const params = z
  .object({ kind: z.enum(recordKinds), id: z.string().max(80) })
  .refine(({ kind, id }) => isIdOf(kind, id), { path: ['id'], message: 'There is no record of this id' });

const version = z.string().openapi({
  description: 'Goes back as `If-Match`, in quotes: what was decided on an earlier one is refused',
});

const news = z
  .object({
    version,
    isGone: z.boolean().openapi({ description: 'Somebody has deleted it' }),
    here: z.array(z.string()).openapi({ description: 'The names of colleagues who have it open' }),
    changedBy: z
      .string()
      .nullable()
      .openapi({ description: 'Who of the staff changed it last, since somebody watches it' }),
    isOwnChange: z.boolean(),
  })
  .openapi('RecordNews');

export type RecordNews = z.infer<typeof news>;

export const streamRecordRoute = staffOnly.get('/staff/together/{kind}/{id}/stream', {
  operationId: 'streamRecord',
  summary: 'Who has a record open and which version it is, as server-sent events named `record`',
  request: { params },
  responses: {
    200: { description: 'Each event carries it anew', content: { 'text/event-stream': { schema: news } } },
    ...errorsOf(404),
  },
});

const change = z
  .object({
    at: z.iso.datetime(),
    by: z.string().openapi({ description: 'The name of who did it' }),
    part: z
      .string()
      .nullable()
      .openapi({ description: 'Which part of it, such as a seat of the plan; null for the record itself' }),
    field: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    withheld: z.boolean(),
  })
  .openapi('RecordChange');

export type RecordChange = z.infer<typeof change>;

export const listRecordChangesRoute = staffOnly.get('/staff/together/{kind}/{id}/changes', {
  operationId: 'listRecordChanges',
  summary: 'What colleagues have changed of a record since a version, the newest last',
  request: { params, query: z.object({ since: z.string().max(300) }) },
  responses: { 200: json(z.array(change), 'The changes') },
});
