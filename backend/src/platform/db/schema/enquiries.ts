import { enquiryStates } from '@school/shared/schemas/enquiries/labels';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** State and assignee of an enquiry; the row is created by the first action on it. */
export const enquiries = pgTable(
  'enquiries',
  {
    /** The id of the submission. */
    id: uuid('id').primaryKey(),
    state: text('state', { enum: enquiryStates }).notNull().default('new'),
    /** The account that it is assigned to. */
    assignee: text('assignee'),
  },
  (table) => [
    check('enquiries_state_check', sql`${table.state} in ('new', 'in_progress', 'answered', 'closed')`),
    index('enquiries_state_idx').on(table.state),
  ],
);

/**
 * Notes and messages of staff about a submission, and a log of what they did with it. Besides enquiries these are
 * registrations for lessons, performers and engagements (`correspondence/`).
 */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The id of the submission. */
    enquiryId: uuid('enquiry_id').notNull(),
    requestKey: uuid('request_key').notNull(),
    kind: text('kind', { enum: ['note', 'reply', 'event'] }).notNull(),
    text: text('text').notNull(),
    /** The author's account, and name at that time. */
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
