import { formatDate } from '@school/shared/format';

/** An ISO moment as 'MMM DD, YYYY, HH:MM' in UTC. */
export const formatDateTime = (moment: string): string =>
  `${formatDate(moment)}, ${new Date(moment).toISOString().slice(11, 16)}`;
