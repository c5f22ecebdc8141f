import { and, eq, not, type SQL } from 'drizzle-orm';
import { teachers, trialTimes } from '../../platform/db/schema';
import { isTakenOnce } from '../teachers/teachesThen';

/**
 * Returns the condition that a half hour is free: it is not withdrawn, its teacher is active, and neither a trial
 * lesson nor a lesson occupies it.
 */
export const isUntaken = (): SQL | undefined =>
  and(eq(trialTimes.isWithdrawn, false), eq(teachers.isActive, true), not(isTakenOnce(trialTimes)));
