import { formatLongDateTime } from '@school/shared/format';
import { venueLabels } from '@school/shared/schemas/lessons';
import type { TrialTime } from '../api';

/** The day of a time and when it begins: 'Monday, Mar 03, 2025, 15:00'. */
export const formatTrialTime = ({ startsAt }: TrialTime): string => formatLongDateTime(startsAt);

/** With whom it is, and where. */
export const placeText = ({ teacher, venue }: TrialTime): string => `with ${teacher}, ${venueLabels[venue]}`;
