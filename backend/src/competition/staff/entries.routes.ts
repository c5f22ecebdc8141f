import { z } from '@hono/zod-openapi';
import { rounds } from '@school/shared/competition';
import { optionalText } from '@school/shared/schemas/common';
import { errorsOf, json, type BodyOf, instant } from '../../platform/http/contract';
import { orderHistory } from '../../payments/history/history.contract';
import { consentState, entryState, entryView, feeState, heldPaper, paperKind } from '../entries/entry.routes';
import { entryMovers, entryMoves } from '../../platform/db/schema';
import { filterFields } from './entryFilter';
import { listRoutes, sortedBy } from '../../staff/staff-lists/listRoutes';
import { bulkAfter } from '../../staff/staff-lists/bulk';

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

const entries = listRoutes({
  path: '/staff/competition/entries',
  name: 'CompetitionEntryList',
  filter: filterFields,
  sorts: sortedBy('createdAt', 'number', 'name', 'slot'),
  row,
});

export type EntryFilter = z.infer<typeof entries.filter>;
export type EntryQuery = z.infer<typeof entries.query>;
export type EntryList = z.infer<typeof entries.page>;

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
        reason: z.string().nullable(),
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
export const changed = { 200: json(detail, 'The entry'), ...errorsOf(404, 409) };

export const listEntriesRoute = entries.list('listCompetitionEntries', 'Entries by search, filter and page');

export const exportEntriesRoute = entries.export('exportCompetitionEntries');

export const getEntryDetailRoute = entries.read(
  'getCompetitionEntryDetail',
  'An entry with its papers and its whole history',
  detail,
  params,
);

export const moveEntriesRoute = entries.bulk(
  'moveCompetitionEntries',
  'Accept, return or withdraw many, each by itself and some at a time; again changes nothing',
  'EntryBulkMove',
  {
    after: bulkAfter,
    move: z.enum(['accept', 'return', 'withdraw']),
    reason: optionalText(2000).openapi({ description: 'For the competitors, of a return' }),
  },
);

export type EntryBulkMove = BodyOf<typeof moveEntriesRoute>;
