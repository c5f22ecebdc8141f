import { enquiryStates } from '@school/shared/schemas/enquiries/labels';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId, isOneOf } from './columns';

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
  (table) => [isOneOf('enquiries_state_check', table.state), index('enquiries_state_idx').on(table.state)],
);

/**
 * Notes and messages of staff about a submission, and a log of what they did with it. Besides enquiries these are
 * registrations for lessons, performers and engagements (`correspondence/`).
 */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: ownId(),
    /** The id of the submission. */
    enquiryId: uuid('enquiry_id').notNull(),
    requestKey: uuid('request_key').notNull(),
    kind: text('kind', { enum: ['note', 'reply', 'event'] }).notNull(),
    text: text('text').notNull(),
    /** The author's account, and name at that time. */
    account: text('account').notNull(),
    name: text('name'),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('enquiry_notes_request_key_key').on(table.requestKey),
    isOneOf('enquiry_notes_kind_check', table.kind),
    index('enquiry_notes_enquiry_id_idx').on(table.enquiryId),
  ],
);
