import { formatDate } from '@school/shared/format';
import { venueLabels } from '@school/shared/schemas/lessons';
import type { TrialTime } from '../api';

/** The day of a time and when it begins: 'Monday, Mar 03, 2025, 15:00'. Ghana's clocks show UTC all year. */
export const timeWords = ({ startsAt }: TrialTime): string =>
  `${dayOf(startsAt)}, ${formatDate(startsAt)}, ${clockOf(startsAt)}`;

/** With whom it is, and where. */
export const placeWords = ({ teacher, venue }: TrialTime): string => `with ${teacher}, ${venueLabels[venue]}`;

export const clockOf = (instant: string): string => instant.slice(11, 16);

export const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
