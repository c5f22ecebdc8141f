import { auditionPlan, countingDay } from '@school/shared/competition';
import { formatDate } from '@school/shared/format';

/* Days of the auditions and rules, as text. */

/** The reference date for age and grade. */
export const dayThatCounts = formatDate(countingDay);

/** Formats 'Oct 11 and Oct 18, 2025', or with another conjunction. The year comes once. */
export function auditionDays(between: 'and' | 'or'): string {
  const days = auditionPlan.dates.map(formatDate);
  return days.map((day, at) => (at < days.length - 1 ? day.replace(/, \d+$/, '') : day)).join(` ${between} `);
}
