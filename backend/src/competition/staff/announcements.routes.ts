import { z } from '@hono/zod-openapi';
import { freeText, shortText } from '@school/shared/schemas/common';
import { bandName, instrumentName } from '@school/shared/schemas/competition';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { periodFilter } from '../../platform/http/period';
import { submissionHeaders } from '../../platform/http/submission';
import { consentState, entryState, feeState } from '../entries/entry.routes';
import { filterFields } from './entryFilter';
import { pageFields } from '../../platform/http/query';

const fields = z.object({
  filter: z
    .object({
      instrument: instrumentName.optional(),
      band: bandName.optional(),
      state: z.array(entryState).max(10).optional(),
      fee: z.array(feeState).max(10).optional(),
      consent: z.array(consentState).max(10).optional(),
      papers: filterFields.papers,
      audition: filterFields.audition,
    })
    .openapi('AnnouncementFilter'),
  subject: shortText(120, 'Please enter a subject'),
  text: freeText(4000, 'Please write what they should know'),
});

const announcement = fields.openapi('CompetitionAnnouncement');

export type Announcement = z.infer<typeof announcement>;

const recipients = z
  .object({
    entries: z.int(),
    recipients: z.array(z.object({ number: z.string(), name: z.string(), to: z.array(z.string()) })),
    text: z.string().openapi({ description: 'The mail as its first reader gets it' }),
  })
  .openapi('AnnouncementPreview');

export type AnnouncementPreview = z.infer<typeof recipients>;

export const previewAnnouncementRoute = staffOnly.post('/staff/competition/announcements/preview', {
  operationId: 'previewCompetitionAnnouncement',
  summary: 'Whom an announcement would go to, and how it reads',
  request: { body: jsonBody(announcement) },
  responses: { 200: json(recipients, 'The preview') },
});

export const sendAnnouncementRoute = staffOnly.post('/staff/competition/announcements', {
  operationId: 'sendCompetitionAnnouncement',
  summary: 'Send it; the same key again sends nothing',
  request: { headers: submissionHeaders, body: jsonBody(announcement) },
  responses: { 201: json(z.object({ entries: z.int() }), 'On its way'), ...errorsOf(409) },
});

const sent = fields
  .extend({
    id: z.uuid(),
    entries: z.int().openapi({ description: 'How many entries it went to' }),
    actor: z.string().openapi({ description: 'Who sent it' }),
    sentAt: z.iso.datetime(),
  })
  .openapi('SentAnnouncement');

const sentList = z
  .object({ total: z.int(), page: z.int(), perPage: z.int(), rows: z.array(sent) })
  .openapi('SentAnnouncementList');

export type SentAnnouncementList = z.infer<typeof sentList>;

const query = z.object({ ...periodFilter, ...pageFields(10) });

export type SentAnnouncementQuery = z.infer<typeof query>;

export const listAnnouncementsRoute = staffOnly.get('/staff/competition/announcements', {
  operationId: 'listCompetitionAnnouncements',
  summary: 'What was sent, the newest first',
  request: { query },
  responses: { 200: json(sentList, 'What was sent') },
});
