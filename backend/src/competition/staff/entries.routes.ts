import { createRoute, z } from '@hono/zod-openapi';
import { optionalText, personName, shortText, freeText } from '@school/shared/schemas/common';
import {
  bandName,
  entryDetails,
  instrumentName,
  paperKinds,
  slotId,
  slotWish,
} from '@school/shared/schemas/competition';
import { staffOnly } from '../../http/access';
import { errorsOf, json, jsonBody } from '../../http/contract';
import { submissionHeaders } from '../../http/submission';
import { orderHistory } from '../../payments/history/history.contract';
import { consentState, entryState, entryView, feeState, heldPaper, paperKind } from '../entries/entry.routes';
import { slot } from '../slots/slots.routes';
import { moveNames } from '../states/machine';

const instant = z.iso.datetime();
const listOf = <T>(item: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(item))
    .optional()
    .openapi({ type: 'string', description: 'One or several, with commas' });

const filterFields = {
  search: z.string().trim().max(100).optional(),
  instrument: instrumentName.optional(),
  band: bandName.optional(),
  state: listOf(entryState),
  fee: listOf(feeState),
  consent: listOf(consentState),
  papers: z.enum(['complete', 'missing']).optional(),
  audition: z.enum(['given', 'none']).optional(),
};

const filter = z.object(filterFields);

export type EntryFilter = z.infer<typeof filter>;

const query = filter.extend({
  sort: z.enum(['createdAt', 'number', 'name', 'slot']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

export type EntryQuery = z.infer<typeof query>;

const row = z
  .object({
    id: z.uuid(),
    number: z.string(),
    state: entryState,
    reached: z.enum(['round1', 'round2', 'final']).nullable(),
    place: z.int().nullable(),
    name: z.string(),
    birthDate: z.string(),
    isMinor: z.boolean(),
    email: z.string(),
    phone: z.string(),
    instrument: z.string(),
    band: z.string(),
    fee: feeState,
    consent: consentState,
    missing: z.array(paperKind),
    slot: z.string().nullable().openapi({ description: 'Id of the slot that is given' }),
    createdAt: instant,
  })
  .openapi('CompetitionEntryRow');

export type EntryRow = z.infer<typeof row>;

const list = z
  .object({ total: z.int(), page: z.int(), perPage: z.int(), rows: z.array(row) })
  .openapi('CompetitionEntryList');

export type EntryList = z.infer<typeof list>;

const moveName = z.enum(moveNames).openapi('EntryMoveName');

const detail = row
  .extend({
    entry: entryView.openapi({ description: 'As it stands, published or not' }),
    entryKey: z.string().openapi({ description: 'Opens the competitor’s own page' }),
    papers: z.array(
      heldPaper.extend({ url: z.string().nullable().openapi({ description: 'Opens the file for an hour' }) }),
    ),
    canMove: z.array(moveName),
    history: z.array(
      z.object({
        move: z.string(),
        from: entryState,
        to: entryState,
        role: z.string(),
        actor: z.string().nullable(),
        words: z.string().nullable(),
        at: instant,
      }),
    ),
    consentBy: z.string().nullable(),
    typedInBy: z.string().nullable(),
    ...orderHistory,
  })
  .openapi('CompetitionEntryDetail');

export type EntryDetail = z.infer<typeof detail>;

const base = '/staff/competition/entries';
const params = z.object({ entryId: z.uuid() });
const changed = { 200: json(detail, 'The entry'), ...errorsOf(400, 401, 403, 404, 409, 413, 422, 503) };

export const listEntriesRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: base,
  operationId: 'listCompetitionEntries',
  summary: 'Entries by search, filter and page',
  request: { query },
  responses: { 200: json(list, 'The entries'), ...errorsOf(401, 403, 422, 503) },
});

export const exportEntriesRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: `${base}/export`,
  operationId: 'exportCompetitionEntries',
  summary: 'The same as a table for spreadsheets',
  request: { query: filter },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    ...errorsOf(401, 403, 422, 503),
  },
});

export const getEntryDetailRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: `${base}/{entryId}`,
  operationId: 'getCompetitionEntryDetail',
  summary: 'An entry with its papers and its whole history',
  request: { params },
  responses: { 200: json(detail, 'The entry'), ...errorsOf(401, 403, 404, 422, 503) },
});

const move = z
  .object({
    move: moveName,
    words: optionalText(2000),
    place: z.int().min(1).max(3).optional(),
    refund: z.boolean().optional().openapi({ description: 'Pay the fee back with a withdrawal' }),
  })
  .openapi('EntryMove');

export const moveEntryRoute = createRoute({
  ...staffOnly,
  method: 'post',
  path: `${base}/{entryId}/moves`,
  operationId: 'moveCompetitionEntry',
  summary: 'Accept, return with words, take to the next round, place, drop, take back, withdraw',
  request: { params, body: jsonBody(move) },
  responses: changed,
});

export const moveSlotRoute = createRoute({
  ...staffOnly,
  method: 'put',
  path: `${base}/{entryId}/slot`,
  operationId: 'moveEntrySlot',
  summary: 'Give an entry another slot, whenever',
  request: { params, body: jsonBody(slotWish.meta({ id: 'AuditionWish' })) },
  responses: changed,
});

const received = z
  .object({
    papers: z.array(z.enum(paperKinds)).max(4).optional(),
    consentBy: personName.optional().openapi({ description: 'Who signed on paper' }),
    fee: z.literal(true).optional().openapi({ description: 'Paid at the office' }),
  })
  .openapi('EntryReceived');

export type EntryReceived = z.infer<typeof received>;

export const receiveAtOfficeRoute = createRoute({
  ...staffOnly,
  method: 'post',
  path: `${base}/{entryId}/received`,
  operationId: 'receiveEntryAtOffice',
  summary: 'Write down what came to the office: papers, a signature, the fee',
  request: { params, body: jsonBody(received) },
  responses: changed,
});

const typedIn = z
  .object({
    entry: entryDetails.meta({ id: 'CompetitionEntryDetails' }),
    slot: slotId.optional(),
    received: received.optional(),
  })
  .openapi('TypedInEntry');

export type TypedInEntry = z.infer<typeof typedIn>;

export const typeInEntryRoute = createRoute({
  ...staffOnly,
  method: 'post',
  path: base,
  operationId: 'typeInCompetitionEntry',
  summary: 'Type in an entry that came on paper; the same key again is the same entry',
  request: { headers: submissionHeaders, body: jsonBody(typedIn) },
  responses: { 201: json(detail, 'The entry'), ...errorsOf(400, 401, 403, 409, 413, 422, 503) },
});

const boardSlot = slot
  .extend({
    isBlocked: z.boolean(),
    taken: z
      .object({
        state: z.enum(['held', 'given']),
        entryId: z.uuid().nullable(),
        number: z.string().nullable(),
        name: z.string().nullable(),
        instrument: z.string().nullable(),
        band: z.string().nullable(),
      })
      .nullable(),
  })
  .openapi('StaffAuditionSlot');

export type StaffSlot = z.infer<typeof boardSlot>;

export const listStaffSlotsRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: '/staff/competition/slots',
  operationId: 'listStaffAuditionSlots',
  summary: 'The board with who has which slot',
  responses: { 200: json(z.array(boardSlot), 'The board'), ...errorsOf(401, 403, 503) },
});

export const blockSlotRoute = createRoute({
  ...staffOnly,
  method: 'patch',
  path: '/staff/competition/slots/{slot}',
  operationId: 'blockAuditionSlot',
  summary: 'Take a slot out of the board, or put it back; whoever has it keeps it',
  request: {
    params: z.object({ slot: z.string().max(40) }),
    body: jsonBody(z.object({ isBlocked: z.boolean() }).openapi('AuditionSlotChange')),
  },
  responses: {
    200: json(z.array(boardSlot), 'The board'),
    ...errorsOf(400, 401, 403, 404, 413, 422, 503),
  },
});

const settings = z
  .object({
    isOpen: z.boolean(),
    isBlind: z.boolean().openapi({ description: 'The jury knows competitors by number alone' }),
    opensAt: instant.nullable(),
    closesAt: instant.nullable(),
    movesUntil: instant.nullable(),
  })
  .openapi('CompetitionSettings');

export type SettingsView = z.infer<typeof settings>;

const settingsChange = settings
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Please say what to change')
  .openapi('CompetitionSettingsChange');

export const getSettingsRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: '/staff/competition/settings',
  operationId: 'getCompetitionSettings',
  summary: 'What staff have set',
  responses: { 200: json(settings, 'The settings'), ...errorsOf(401, 403, 503) },
});

export const changeSettingsRoute = createRoute({
  ...staffOnly,
  method: 'patch',
  path: '/staff/competition/settings',
  operationId: 'changeCompetitionSettings',
  summary: 'Open or close entries, and say until when competitors move their time',
  request: { body: jsonBody(settingsChange) },
  responses: { 200: json(settings, 'The settings'), ...errorsOf(400, 401, 403, 413, 422, 503) },
});

const announcement = z
  .object({
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
    subject: shortText(120, 'Please give a subject'),
    text: freeText(4000, 'Please write what they should know'),
  })
  .openapi('CompetitionAnnouncement');

export type Announcement = z.infer<typeof announcement>;

const recipients = z
  .object({
    entries: z.int(),
    recipients: z.array(z.object({ number: z.string(), name: z.string(), to: z.array(z.string()) })),
    text: z.string().openapi({ description: 'The mail as its first reader gets it' }),
  })
  .openapi('AnnouncementPreview');

export type AnnouncementPreview = z.infer<typeof recipients>;

export const previewAnnouncementRoute = createRoute({
  ...staffOnly,
  method: 'post',
  path: '/staff/competition/announcements/preview',
  operationId: 'previewCompetitionAnnouncement',
  summary: 'Whom an announcement would go to, and how it reads',
  request: { body: jsonBody(announcement) },
  responses: { 200: json(recipients, 'The preview'), ...errorsOf(400, 401, 403, 413, 422, 503) },
});

export const sendAnnouncementRoute = createRoute({
  ...staffOnly,
  method: 'post',
  path: '/staff/competition/announcements',
  operationId: 'sendCompetitionAnnouncement',
  summary: 'Send it; the same key again sends nothing',
  request: { headers: submissionHeaders, body: jsonBody(announcement) },
  responses: {
    201: json(z.object({ entries: z.int() }), 'On its way'),
    ...errorsOf(400, 401, 403, 409, 413, 422, 503),
  },
});
