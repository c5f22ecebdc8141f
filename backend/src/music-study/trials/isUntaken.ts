import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A half hour that its teacher still has: it is not withdrawn, no trial lesson is booked in it, and no lesson of each week
 * takes it. Trial lessons and lessons are offered from this one source.
 */
export const isUntaken = (
  time: Readonly<Record<'id' | 'teacher' | 'startsAt' | 'isWithdrawn', PgColumn>>,
): SQL | undefined =>
  and(
    eq(time.isWithdrawn, false),
    sql`not exists (select from trial_bookings b where b.time_id = ${time.id} and b.state = 'booked')`,
    sql`not teacher_has_lesson(${time.teacher}, ${time.startsAt})`,
  );
