import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { competitionEntries } from './entries';
import { instant, ownId, isOneOf } from './columns';

/** The settings of the whole competition: one row. */
export const competitionSettings = pgTable(
  'competition_settings',
  {
    id: integer('id').primaryKey().default(1),
    isOpen: boolean('is_open').notNull().default(true),
    /** The period for entries; null for no limit. */
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** Until when competitors can move their own audition. */
    movesUntil: instant('moves_until'),
    /** Whether the jury sees only the numbers of competitors. */
    isBlind: boolean('is_blind').notNull().default(true),
  },
  (table) => [check('competition_settings_one_check', sql`${table.id} = 1`)],
);

/** The audition slots of the plan. */
export const auditionSlots = pgTable('audition_slots', {
  /** Date and beginning: '2025-10-11-0900'. */
  id: text('id').primaryKey(),
  date: date('date').notNull(),
  startTime: text('start_time').notNull(),
  endTime: text('end_time').notNull(),
  /** Blocked by staff. */
  isBlocked: boolean('is_blocked').notNull().default(false),
});

/** Bookings of slots: held during registration, then given. */
export const auditionBookings = pgTable(
  'audition_bookings',
  {
    id: ownId(),
    slotId: text('slot_id')
      .notNull()
      .references(() => auditionSlots.id),
    /** Expired holds may still say `held`; queries also compare the time. */
    state: text('state', { enum: ['held', 'given', 'released', 'expired'] }).notNull(),
    /** SHA-256 of the token that the browser made; whoever has the token may see, change and use the hold. */
    tokenDigest: text('token_digest').notNull(),
    /** Set when the entry is sent. */
    entryId: uuid('entry_id').references(() => competitionEntries.id),
    /** Whether it was offered to a waiting person, or to one who lost their slot. */
    isOffer: boolean('is_offer').notNull().default(false),
    /** Digest of the address that holds it, so that one address cannot hold both days. */
    addressDigest: text('address_digest').notNull(),
    /** Digests of the wider networks of IPv6 that the address is in, the narrowest first. */
    networkDigests: text('network_digests')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    // Only this index prevents that a slot is given twice; no lock is taken before.
    uniqueIndex('audition_bookings_slot_taken_key')
      .on(table.slotId)
      .where(sql`${table.state} in ('held', 'given')`),
    uniqueIndex('audition_bookings_token_key')
      .on(table.tokenDigest)
      .where(sql`${table.state} in ('held', 'given')`),
    uniqueIndex('audition_bookings_entry_key')
      .on(table.entryId)
      .where(sql`${table.state} in ('held', 'given')`),
    check('audition_bookings_given_check', sql`${table.state} <> 'given' or ${table.entryId} is not null`),
    isOneOf('audition_bookings_state_check', table.state),
    check(
      'audition_bookings_ended_check',
      sql`(${table.state} in ('released', 'expired')) = (${table.endedAt} is not null)`,
    ),
    index('audition_bookings_expires_at_idx')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'held'`),
    index('audition_bookings_address_idx')
      .on(table.addressDigest)
      .where(sql`${table.state} = 'held'`),
    index('audition_bookings_networks_idx')
      .using('gin', table.networkDigests)
      .where(sql`${table.state} = 'held'`),
  ],
);

/** The waiting list for a slot while all are taken, in order. */
export const auditionWaiting = pgTable(
  'audition_waiting',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** Order in the list. */
    place: integer('place').generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The entry without an audition that waits. */
    entryId: uuid('entry_id').references(() => competitionEntries.id),
    /** `offered` while the hold of the offer is open; then they have taken it, or let it go. */
    state: text('state', { enum: ['waiting', 'offered', 'taken', 'lapsed', 'left'] }).notNull(),
    bookingId: uuid('booking_id').references(() => auditionBookings.id),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    unique('audition_waiting_submission_key_key').on(table.submissionKey),
    unique('audition_waiting_booking_id_key').on(table.bookingId),
    isOneOf('audition_waiting_state_check', table.state),
    index('audition_waiting_turn_idx').on(table.state, table.place),
  ],
);
