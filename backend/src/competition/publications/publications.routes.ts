import { z } from '@hono/zod-openapi';
import { optionalText } from '@school/shared/schemas/common';
import { publicationKinds } from '../../platform/db/schema';
import { everyone, staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant } from '../../platform/http/contract';
import { piece } from '../entry/piece';

const publicationKind = z.enum(publicationKinds).openapi('PublicationKind');

const group = z
  .object({
    instrument: z.string(),
    band: z.string(),
    entries: z.array(
      z.object({
        number: z.string(),
        name: z.string().openapi({ description: 'First name and initial of who is under 18' }),
        place: z.int().nullable(),
        pieces: z.object({ A: piece, B: piece }),
      }),
    ),
  })
  .openapi('PublishedGroup');

export type PublishedGroup = z.infer<typeof group>;

const publication = z
  .object({
    kind: publicationKind,
    publishedAt: instant.nullable().openapi({ description: 'Null while nothing is published' }),
    note: z.string().nullable(),
    groups: z.array(group),
  })
  .openapi('Publication');

export type Publication = z.infer<typeof publication>;

const params = z.object({ kind: publicationKind });

export const getPublicationRoute = everyone.get('/competition/publications/{kind}', {
  operationId: 'getPublication',
  summary: 'A line-up, the results or the awards as published; nothing before',
  request: { params },
  responses: { 200: json(publication, 'What is published') },
});

const planned = publication
  .extend({
    publishAt: instant.nullable().openapi({ description: 'When it is shown to everybody; null for none' }),
    actor: z.string().nullable(),
  })
  .openapi('PlannedPublication');

export type PlannedPublication = z.infer<typeof planned>;

export const listPublicationsRoute = staffOnly.get('/staff/competition/publications', {
  operationId: 'listPublications',
  summary: 'What is published or will be, of each kind',
  responses: { 200: json(z.array(planned), 'The publications') },
});

export const previewPublicationRoute = staffOnly.get('/staff/competition/publications/{kind}/preview', {
  operationId: 'previewPublication',
  summary: 'What it would say if it was published now',
  request: { params },
  responses: { 200: json(publication, 'The preview') },
});

const publicationChange = z
  .object({
    publishAt: instant.optional().openapi({ description: 'Now by default' }),
    note: optionalText(2000),
  })
  .openapi('PublicationChange');

export type PublicationChange = z.infer<typeof publicationChange>;

export const publishRoute = staffOnly.put('/staff/competition/publications/{kind}', {
  operationId: 'publishCompetition',
  summary: 'Publish what the preview shows, now or at a time, in the place of what was',
  request: { params, body: jsonBody(publicationChange) },
  responses: { 200: json(planned, 'What will be shown, and when'), ...errorsOf(409) },
});

export const unpublishRoute = staffOnly.delete('/staff/competition/publications/{kind}', {
  operationId: 'unpublishCompetition',
  summary: 'Take back what is published or planned; again, it changes nothing',
  request: { params },
  responses: { 204: { description: 'Nothing of it is shown' } },
});
