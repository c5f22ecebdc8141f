import { showcaseLimits } from '@school/shared/schemas/showcase';
import { ServiceError } from '../../platform/core/errors';

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/**
 * Refuses a day that is over or too far ahead.
 * @param day such as `2025-03-01`, in Ghana, whose time is UTC; today is allowed
 * @throws ServiceError `validation_failed` at `date`
 */
export function checkDay(day: string, now: Date): void {
  if (day < dayOf(now)) refuse('Please choose a day that is still to come');
  const last = new Date(now.getTime() + showcaseLimits.bookingDaysMax * dayMs);
  if (day > dayOf(last)) refuse('Please choose a day within the next two years');
}

function refuse(message: string): never {
  throw new ServiceError('validation_failed', 'Please check the marked fields.', {
    fields: [{ field: 'date', message }],
  });
}
