import { enquiryStates } from '@school/shared/schemas/enquiries/labels';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** How far an enquiry has come and whose it is; there is a row once somebody has done something with it. */
export const enquiries = pgTable(
  'enquiries',
  {
    /** The id of what was sent. */
    id: uuid('id').primaryKey(),
    state: text('state', { enum: enquiryStates }).notNull().default('new'),
    /** The account of who sees to it. */
    assignee: text('assignee'),
  },
  (table) => [
    check('enquiries_state_check', sql`${table.state} in ('new', 'in_progress', 'answered', 'closed')`),
    index('enquiries_state_idx').on(table.state),
  ],
);

/**
 * What staff wrote about something that was sent, for each other or to the person; and what they did with it, in words. Beside
 * enquiries these are registrations for lessons, performers and engagements (`correspondence/`).
 */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The id of what was sent. */
    enquiryId: uuid('enquiry_id').notNull(),
    requestKey: uuid('request_key').notNull(),
    kind: text('kind', { enum: ['note', 'reply', 'event'] }).notNull(),
    text: text('text').notNull(),
    /** The account of who wrote it, and their name then. */
    account: text('account').notNull(),
    name: text('name'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('enquiry_notes_request_key_key').on(table.requestKey),
    check('enquiry_notes_kind_check', sql`${table.kind} in ('note', 'reply', 'event')`),
    index('enquiry_notes_enquiry_id_idx').on(table.enquiryId),
  ],
);
