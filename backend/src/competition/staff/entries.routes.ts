import { z } from '@hono/zod-openapi';
import { rounds } from '@school/shared/competition';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json } from '../../platform/http/contract';
import { orderHistory } from '../../payments/history/history.contract';
import { lengthOfList } from '../../staff/staff-lists/countUpTo';
import { consentState, entryState, entryView, feeState, heldPaper, paperKind } from '../entries/entry.routes';
import { entryMovers, entryMoves } from '../../platform/db/schema';
import { filter, query } from './entryFilter';

const instant = z.iso.datetime();

const row = z
  .object({
    id: z.uuid(),
    number: z.string(),
    state: entryState,
    reached: z.enum(rounds).nullable(),
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
  .object({ ...lengthOfList, page: z.int(), perPage: z.int(), rows: z.array(row) })
  .openapi('CompetitionEntryList');

export type EntryList = z.infer<typeof list>;

export const moveName = z.enum(entryMoves).openapi('EntryMoveName');

export const detail = row
  .extend({
    entry: entryView.openapi({ description: 'As it stands, published or not' }),
    entryKey: z.string().openapi({ description: 'Opens the competitor’s own page' }),
    papers: z.array(
      heldPaper.extend({ url: z.string().nullable().openapi({ description: 'Opens the file for an hour' }) }),
    ),
    canMove: z.array(moveName),
    history: z.array(
      z.object({
        move: moveName,
        from: entryState,
        to: entryState,
        role: z.enum(entryMovers),
        actor: z.string().nullable(),
        words: z.string().nullable(),
        at: instant,
      }),
    ),
    consentBy: z.string().nullable(),
    pictures: z
      .object({ agrees: z.boolean(), by: z.string(), at: instant, version: z.int() })
      .nullable()
      .openapi({ description: 'Whether pictures may be published; null while no guardian has said so' }),
    consentGivenAt: instant.nullable(),
    consentRecordedBy: z
      .string()
      .nullable()
      .openapi({ description: 'Who wrote down that the signed sheet came; null for the link of the mail' }),
    typedInBy: z.string().nullable(),
    ...orderHistory,
  })
  .openapi('CompetitionEntryDetail');

export type EntryDetail = z.infer<typeof detail>;

export const base = '/staff/competition/entries';
export const params = z.object({ entryId: z.uuid() });
export const changed = {
  200: json(detail, 'The entry'),
  ...errorsOf(404, 409),
};

export const listEntriesRoute = staffOnly.get(base, {
  operationId: 'listCompetitionEntries',
  summary: 'Entries by search, filter and page',
  request: { query },
  responses: { 200: json(list, 'The entries') },
});

export const exportEntriesRoute = staffOnly.get(`${base}/export`, {
  operationId: 'exportCompetitionEntries',
  summary: 'The same as a table for spreadsheets',
  request: { query: filter },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
  },
});

export const getEntryDetailRoute = staffOnly.get(`${base}/{entryId}`, {
  operationId: 'getCompetitionEntryDetail',
  summary: 'An entry with its papers and its whole history',
  request: { params },
  responses: { 200: json(detail, 'The entry'), ...errorsOf(404) },
});
