import { enquiryKinds } from '@school/shared/schemas/enquiries/labels';
import { boolean, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  /** What it is about: a topic, an instrument, the title of a place, interests with commas, or what came of a link. */
  topic: text('topic').notNull(),
  message: text('message'),
  /** The upload that came with it. */
  fileId: uuid('file_id'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** Where words are searched for: name, address, phone, reference, topic and message. */
  searchText: text('search_text').notNull(),
  /** Not of a member who has not confirmed, or has left. */
  isThere: boolean('is_there').notNull(),
}).existing();
