import type { Slot } from '@school/shared/competition';
import { formatDate } from '@school/shared/format';

/** Formats a slot: 'Saturday, Oct 11, 2025, 09:20 to 09:30'. */
export const formatSlot = ({ day, date, startTime, endTime }: Slot): string =>
  `${day}, ${formatDate(date)}, ${startTime} to ${endTime}`;

/** Returns the message for a chosen slot that somebody else has taken. */
export const goneText = ({ date, startTime }: Slot): string =>
  `Someone else has just taken ${startTime} on ${formatDate(date)}. Please choose another.`;
