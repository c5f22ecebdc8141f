import { formatLongDateTime } from '@school/shared/format';
import { venueLabels } from '@school/shared/schemas/lessons';
import type { TrialTime } from '../api';

/** Formats the day and start of a time: 'Monday, Mar 03, 2025, 15:00'. */
export const formatTrialTime = ({ startsAt }: TrialTime): string => formatLongDateTime(startsAt);

/** Formats teacher and place. */
export const placeText = ({ teacher, venue }: TrialTime): string => `with ${teacher}, ${venueLabels[venue]}`;
