import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { competitionEntries, entryStates } from './entries';
import { instant, ownId, keyOf, isOneOf } from './columns';

export const entryMoves = [
  'return',
  'hand_in',
  'accept',
  'advance',
  'place',
  'drop',
  'take_back',
  'withdraw',
] as const;

/** Actors that change the state of entries. */
export const entryMovers = ['competitor', 'staff'] as const;

/** Every change of an entry's state, in order; rows never change. */
export const competitionMoves = pgTable(
  'competition_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    entryId: keyOf('entry_id', () => competitionEntries.id),
    move: text('move', { enum: entryMoves }).notNull(),
    from: text('from_state', { enum: entryStates }).notNull(),
    to: text('to_state', { enum: entryStates }).notNull(),
    role: text('role', { enum: entryMovers }).notNull(),
    /** The account of the actor, if signed in. */
    actor: text('actor'),
    reason: text('words'),
    at: instant('at').notNull(),
  },
  (table) => [index('competition_moves_entry_id_idx').on(table.entryId)],
);

export const publicationKinds = ['round2_lineup', 'round3_update', 'results', 'awards'] as const;

/** Published results, as staff saw them when they published. */
export const competitionPublications = pgTable(
  'competition_publications',
  {
    id: ownId(),
    kind: text('kind', { enum: publicationKinds }).notNull(),
    publishAt: instant('publish_at').notNull(),
    content: jsonb('content').notNull(),
    note: text('note'),
    actor: text('actor').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When staff withdrew or replaced it. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    isOneOf('competition_publications_kind_check', table.kind),
    index('competition_publications_kind_idx').on(table.kind, table.publishAt),
  ],
);

/** Mails that staff sent to a group of competitors. */
export const competitionAnnouncements = pgTable(
  'competition_announcements',
  {
    id: ownId(),
    requestKey: uuid('request_key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The filter that selected the recipients. */
    filter: jsonb('filter').notNull(),
    /** Number of entries that it went to. */
    entries: integer('entries').notNull(),
    actor: text('actor').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [unique('competition_announcements_request_key_key').on(table.requestKey)],
);
