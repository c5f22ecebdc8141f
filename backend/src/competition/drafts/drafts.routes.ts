import { z } from '@hono/zod-openapi';
import { draftChange, newDraft } from '@school/shared/schemas/competition';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { formLimit, linkLimit } from '../../platform/http/perAddress';
import { changeableSubmissionHeaders } from '../../platform/http/submission';

const draftHeaders = z.object({
  'draft-key': z.string().max(100).openapi({ description: 'Of the link that was mailed' }),
});

const draft = z
  .object({
    email: z.string(),
    values: z.record(z.string(), z.unknown()).openapi({ description: 'As the form kept them' }),
    revision: z.int().openapi({ description: 'Goes back with the next change' }),
    entryKey: z.string().nullable().openapi({ description: 'Opens the entry, once it was sent' }),
    expiresAt: z.iso.datetime(),
  })
  .openapi('EntryDraft');

export type EntryDraft = z.infer<typeof draft>;

export const keepDraftRoute = everyone.post('/competition/drafts', {
  operationId: 'keepEntryDraft',
  summary: 'Keep what is typed so far and mail the link to go on; the same key again is the same draft',
  middleware: [formLimit('competition.drafts')],
  request: { headers: changeableSubmissionHeaders, body: jsonBody(newDraft.meta({ id: 'NewEntryDraft' })) },
  responses: {
    201: json(z.object({ draftKey: z.string(), revision: z.int() }), 'Kept'),
    ...errorsOf(404, 429),
  },
});

export const getDraftRoute = everyone.get('/competition/draft', {
  operationId: 'getEntryDraft',
  summary: 'A draft by its link',
  request: { headers: draftHeaders },
  responses: { 200: json(draft, 'The draft'), ...errorsOf(404) },
});

export const changeDraftRoute = everyone.put('/competition/draft', {
  operationId: 'changeEntryDraft',
  summary: 'Keep what is typed now',
  middleware: [linkLimit('competition.draft')],
  request: { headers: draftHeaders, body: jsonBody(draftChange.meta({ id: 'EntryDraftChange' })) },
  responses: { 200: json(draft, 'The draft'), ...errorsOf(404, 409, 429) },
});

export const dropDraftRoute = everyone.delete('/competition/draft', {
  operationId: 'dropEntryDraft',
  summary: 'Forget a draft',
  middleware: [linkLimit('competition.draft')],
  request: { headers: draftHeaders },
  responses: { 204: { description: 'It is forgotten' }, ...errorsOf(404, 429) },
});
