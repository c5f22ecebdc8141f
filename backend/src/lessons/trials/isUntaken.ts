import { and, eq, not, type SQL } from 'drizzle-orm';
import { teachers, trialTimes } from '../../platform/db/schema';
import { isTakenOnce } from '../teachers/teachesThen';

/**
 * A half hour in which its teacher is free: it is not withdrawn, the teacher has not left, and no trial lesson and no lesson
 * takes it.
 */
export const isUntaken = (): SQL | undefined =>
  and(eq(trialTimes.isWithdrawn, false), eq(teachers.isActive, true), not(isTakenOnce(trialTimes)));
