import { formatClock, formatDate } from '@school/shared/format';

/** An ISO date and time as 'MMM DD, YYYY, HH:MM' in UTC. */
export const formatDateTime = (dateTime: string): string =>
  `${formatDate(dateTime)}, ${formatClock(dateTime)}`;
