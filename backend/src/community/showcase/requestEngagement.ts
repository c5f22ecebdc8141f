import { type EngagementRequest, showcaseLimits } from '@school/shared/schemas/showcase';
import { engagements } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { enqueueStaffMail } from '../../platform/mail/enqueueStaffMail';
import { toClient, toStaff } from './engagement.mails';
import { ServiceError } from '../../platform/core/errors';

interface Attempt {
  key: string;
  reference: string;
}

/**
 * Stores a request for performers, answers the client and notifies staff.
 * @returns false for a repeat
 * @throws ServiceError `validation_failed` at `date` when the day is over or too far ahead
 */
export async function requestEngagement(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { performers = [], ...request }: EngagementRequest,
  { key, reference }: Attempt,
): Promise<boolean> {
  const { db, clock } = deps;
  const [row] = await db
    .insert(engagements)
    .values({
      ...request,
      requestedPerformers: performers,
      submissionKey: key,
      reference,
      receivedAt: clock.now(),
    })
    .onConflictDoNothing({ target: engagements.submissionKey })
    .returning();
  if (!row) return false;
  // Only for a new one: a repeat gets the same answer after its day has come.
  checkDay(row.date, clock.now());
  await enqueueMail(deps, { key: `engagement:${row.id}:sender`, to: row.email, message: toClient(row) });
  await enqueueStaffMail(deps, {
    topic: 'showcase',
    key: `engagement:${row.id}:staff`,
    message: toStaff(row),
  });
  return true;
}

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/**
 * Refuses a day that is over or too far ahead.
 * @param day such as `2025-03-01`, in Ghana, whose time is UTC; today is allowed
 * @throws ServiceError `validation_failed` at `date`
 */
function checkDay(day: string, now: Date): void {
  if (day < dayOf(now)) refuse('Please choose a day that is still to come');
  const last = new Date(now.getTime() + showcaseLimits.bookingDaysMax * dayMs);
  if (day > dayOf(last)) refuse('Please choose a day within the next two years');
}

function refuse(message: string): never {
  throw new ServiceError('validation_failed', 'Please check the marked fields.', {
    fields: [{ field: 'date', message }],
  });
}
