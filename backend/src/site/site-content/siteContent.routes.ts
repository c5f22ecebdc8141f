import { z } from '@hono/zod-openapi';
import { everyone, staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant } from '../../platform/http/contract';
import { plainJson } from '../../platform/http/plainJson';

const name = z.string().regex(/^[a-z0-9][\w-]{0,60}$/i);
const params = z.object({ owner: name, name });
const value = plainJson.openapi({ description: 'The document, as its schema describes it' });
const mistakes = z.array(z.object({ field: z.string(), message: z.string() }));

const row = z
  .object({
    path: z.string(),
    title: z.string(),
    about: z.string(),
    apps: z.array(z.string()).openapi({ description: 'The apps in use that show it' }),
    pages: z.array(z.string()).openapi({ description: 'Addresses of the pages that show it' }),
    isEdited: z.boolean().openapi({ description: 'Pages show what staff have published, not the files' }),
    hasDraft: z.boolean(),
    clashes: z
      .boolean()
      .openapi({ description: 'The files have changed since staff published: somebody has to choose' }),
    changedAt: instant.nullable(),
    changedBy: z.string().nullable(),
  })
  .openapi('ContentRow');

export type ContentRow = z.infer<typeof row>;

const revision = z
  .object({
    number: z.int(),
    at: instant,
    by: z.string(),
    isFiles: z.boolean().openapi({ description: 'The text of the files was put back' }),
    restored: z.int().nullable().openapi({ description: 'The number that it brought back' }),
    value: z.unknown(),
  })
  .openapi('ContentRevision');

const detail = row
  .extend({
    version: z.int(),
    schema: z.unknown().openapi({ description: 'JSON Schema, with what a form shows of it' }),
    shown: z.unknown().openapi({ description: 'What pages show now' }),
    files: z.unknown().openapi({ description: 'What the files have' }),
    filesThen: z.unknown().openapi({ description: 'What they had when staff published; of a clash alone' }),
    draft: z.object({ value: z.unknown(), at: instant, by: z.string() }).nullable(),
    misfits: mistakes.openapi({
      description: 'Why apps in use cannot show what was published, and show the files',
    }),
    revisions: z.array(revision).openapi({ description: 'The newest first, at most twenty' }),
    previewKey: z.string().openapi({ description: 'Lets the site show the draft in its pages, for an hour' }),
  })
  .openapi('ContentDetail');

export type ContentDetail = z.infer<typeof detail>;

const version = z
  .int()
  .min(0)
  .openapi({ description: 'Of the document as it was seen: 409 when it has changed since' });
const one = { 200: json(detail, 'The document as it stands now') };

export const listContentRoute = staffOnly.get('/staff/content', {
  operationId: 'listContent',
  summary: 'The texts and facts of the site that staff may edit',
  responses: { 200: json(z.array(row), 'All of them') },
});

export const getContentRoute = staffOnly.get('/staff/content/{owner}/{name}', {
  operationId: 'getContent',
  summary: 'One of them, with its form, its draft and what was published',
  request: { params },
  responses: { ...one, ...errorsOf(404) },
});

const draft = z
  .object({ version, value: value.openapi({ description: 'Null: there is no draft any more' }) })
  .openapi('ContentDraft');

export type ContentDraft = z.infer<typeof draft>;

export const draftContentRoute = staffOnly.put('/staff/content/{owner}/{name}/draft', {
  operationId: 'draftContent',
  summary: 'Keep a draft, which need not be right yet; the same again changes nothing',
  request: { params, body: jsonBody(draft) },
  responses: { ...one, ...errorsOf(404, 409) },
});

const publication = z
  .object({
    version,
    value: value.optional(),
    revision: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .openapi({ description: 'What was published then, once more; 0 for what the files have' }),
  })
  .refine((request) => (request.value === undefined) !== (request.revision === undefined), {
    path: ['value'],
    error: 'Either a text, or the number of one that was published',
  })
  .openapi('ContentPublication');

export type ContentPublicationRequest = z.infer<typeof publication>;

export const publishContentRoute = staffOnly.post('/staff/content/{owner}/{name}/publications', {
  operationId: 'publishContent',
  summary: 'Publish a text, or one that was published before; the same again publishes nothing',
  request: { params, body: jsonBody(publication) },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const getPublishedContentRoute = everyone.get('/content/{owner}/{name}', {
  operationId: 'getPublishedContent',
  summary: 'A text or facts of the site as staff have published them; pages are composed of it',
  request: { params },
  responses: { 200: json(z.unknown(), 'The document'), ...errorsOf(404, 503) },
});

const preview = z
  .object({ path: z.string(), value: z.unknown(), misfits: mistakes })
  .openapi('ContentPreview');

export const previewContentRoute = everyone.get('/content-previews/{key}', {
  operationId: 'previewContent',
  summary: 'The draft that a key was given out for; the site composes a page of it that nobody else is shown',
  request: { params: z.object({ key: z.string().min(1).max(600) }) },
  responses: { 200: json(preview, 'What the page is composed of'), ...errorsOf(404, 503) },
});
