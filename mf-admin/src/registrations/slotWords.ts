import { formatDate } from '@school/shared/format';

/** A time of an audition by its id, '2025-10-11-0900', as 'Oct 11, 2025, 09:00'. */
export const slotWords = (id: string): string =>
  `${formatDate(id.slice(0, 10))}, ${id.slice(11, 13)}:${id.slice(13)}`;
