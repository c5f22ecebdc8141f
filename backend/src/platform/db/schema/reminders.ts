import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';

/** Queued reminders: one for each person and occasion. */
export const reminders = pgTable(
  'reminders',
  {
    id: ownId(),
    /** Such as `trial`. */
    kind: text('kind').notNull(),
    /** Identifies what it is about, such as a booking. */
    occasion: text('occasion').notNull(),
    /** The time of the occasion. An occasion that is moved is reminded of again. */
    at: instant('at').notNull(),
    email: text('email').notNull(),
    queuedAt: instant('queued_at').notNull(),
    /** When the mail server accepted it; null when it was not sent after all. */
    sentAt: instant('sent_at'),
    /** The number that it was also sent to as a text message, and when. Set before, so that none is sent twice. */
    textedTo: text('texted_to'),
    textedAt: instant('texted_at'),
  },
  (table) => [
    // Only this index prevents that a person is reminded twice, whichever instances look for what is due.
    uniqueIndex('reminders_once_key').on(table.kind, table.occasion, table.at, sql`lower(${table.email})`),
    index('reminders_email_idx').on(sql`lower(${table.email})`),
    index('reminders_at_idx').on(table.at),
    index('reminders_texted_idx').on(table.textedTo, table.textedAt),
  ],
);

/** Digests of addresses that get no reminders. */
export const reminderStops = pgTable('reminder_stops', {
  addressDigest: text('address_digest').primaryKey(),
  stoppedAt: instant('stopped_at').notNull(),
});

/** Numbers of people who want reminders by text message as well. */
export const textReminders = pgTable('text_reminders', {
  /** A part of the digest of their address. */
  id: uuid('id').primaryKey(),
  phone: text('phone').notNull(),
  channel: text('channel', { enum: ['sms', 'whatsapp'] })
    .notNull()
    .default('sms'),
  agreedAt: instant('agreed_at').notNull(),
  /** When it was given or last used. */
  usedAt: instant('used_at').notNull(),
});
