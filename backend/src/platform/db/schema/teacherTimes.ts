import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { lessons } from './lessons';
import { teachers } from './teachers';
import { trialBookings } from './trials';
import { instant, ownId, keyOf } from './columns';

/**
 * When teachers teach: weekly lessons and booked trial lessons, written by triggers. The exclusion constraint
 * `teacher_times_no_overlap` (baseline migration) forbids two at one time.
 */
export const teacherTimes = pgTable(
  'teacher_times',
  {
    id: ownId(),
    teacherId: keyOf('teacher_id', () => teachers.id),
    lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').references(() => trialBookings.id, { onDelete: 'cascade' }),
    /** Minutes since Monday, 00:00 UTC. */
    fromMinute: integer('from_minute').notNull(),
    untilMinute: integer('until_minute').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Null for a lesson, which recurs each week. */
    endsAt: instant('ends_at'),
    /** Already overlapped another one when the constraint was added; staff see these in a list. */
    isClash: boolean('is_clash').notNull().default(false),
  },
  (table) => [
    check('teacher_times_source_check', sql`num_nonnulls(${table.lessonId}, ${table.bookingId}) = 1`),
    index('teacher_times_teacher_id_idx').on(table.teacherId),
    index('teacher_times_lesson_id_idx').on(table.lessonId),
    index('teacher_times_booking_id_idx').on(table.bookingId),
  ],
);
