import { enquiryKinds } from '@school/shared/schemas/enquiries/labels';
import { pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What people have sent that somebody answers, of all kinds in one shape: the view reads each kind's own table, so
 * that what is changed or erased there is so here.
 */
export const enquirySources = pgView('enquiry_sources', {
  id: uuid('id').notNull(),
  kind: text('kind', { enum: enquiryKinds }).notNull(),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  /** What it is about: a topic, an instrument, the title of a place, or interests with commas. */
  topic: text('topic').notNull(),
  message: text('message'),
  /** The upload that came with it. */
  fileId: uuid('file_id'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
}).existing();
