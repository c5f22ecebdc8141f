import type { InstrumentId, LessonVenue } from '@school/shared/schemas/lessons';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { teachers } from './teachers';
import { instant, ownId, keyOf, isOneOf } from './columns';

/** Half hours in which a teacher is available for a trial lesson, as staff set them. */
export const trialTimes = pgTable(
  'trial_times',
  {
    id: ownId(),
    instrument: text('instrument').$type<InstrumentId>().notNull(),
    teacherId: keyOf('teacher_id', () => teachers.id),
    venue: text('venue').$type<LessonVenue>().notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Withdrawn by staff. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (table) => [
    uniqueIndex('trial_times_teacher_starts_at_key')
      .on(table.teacherId, table.startsAt)
      .where(sql`not ${table.isWithdrawn}`),
    index('trial_times_instrument_starts_at_idx').on(table.instrument, table.startsAt),
  ],
);

/** Booked trial lessons, including cancelled ones. */
export const trialBookings = pgTable(
  'trial_bookings',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** Reference for family and staff, such as `TRIAL-7K3M-Q2ZD`. */
    reference: text('reference').notNull(),
    timeId: keyOf('time_id', () => trialTimes.id),
    state: text('state', { enum: ['booked', 'canceled'] })
      .notNull()
      .default('booked'),
    student: text('student').notNull(),
    guardian: text('guardian'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message'),
    bookedAt: instant('booked_at').notNull(),
    /** When it was last booked, moved or cancelled. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('trial_bookings_submission_key_key').on(table.submissionKey),
    // Only this index prevents that a half hour is booked twice; no lock is taken before.
    uniqueIndex('trial_bookings_time_taken_key')
      .on(table.timeId)
      .where(sql`${table.state} = 'booked'`),
    isOneOf('trial_bookings_state_check', table.state),
  ],
);
