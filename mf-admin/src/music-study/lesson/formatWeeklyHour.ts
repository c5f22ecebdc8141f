import { formatClock, formatWeekday } from '@school/shared/format';

/** An hour of each week: 'Mondays, 15:00 to 16:00'. */
export const formatWeeklyHour = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt: string;
  readonly endsAt: string;
}): string => `${formatWeekday(startsAt)}s, ${formatClock(startsAt)} to ${formatClock(endsAt)}`;
