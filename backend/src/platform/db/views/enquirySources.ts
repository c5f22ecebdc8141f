import { enquiryKinds } from '@school/shared/schemas/enquiries/labels';
import { boolean, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * All kinds of enquiries in one shape. The view reads each kind's own table, so changes and erasures appear at once.
 */
export const enquirySources = pgView('enquiry_sources', {
  id: uuid('id').notNull(),
  kind: text('kind', { enum: enquiryKinds }).notNull(),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  /**
   * The subject: a topic, an instrument, the title of a vacancy, interests separated by commas, or the result of a
   * link.
   */
  topic: text('topic').notNull(),
  message: text('message'),
  /** The attached upload. */
  fileId: uuid('file_id'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  /** The text that a search reads: name, address, phone, reference, topic and message. */
  searchText: text('search_text').notNull(),
  /** False for a member who has not confirmed, or has left. */
  isThere: boolean('is_there').notNull(),
}).existing();
