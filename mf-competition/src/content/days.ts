import { auditionPlan, countingDay } from '@school/shared/competition';
import { formatDate } from '@school/shared/format';

/* Days of the auditions and of the rules, as the texts write them. */

/** The day whose age and grade decide. */
export const dayThatCounts = formatDate(countingDay);

/** 'Oct 11 and Oct 18, 2025', or with another word between them: the year is said once. */
export function auditionDays(between: 'and' | 'or'): string {
  const days = auditionPlan.dates.map(formatDate);
  return days.map((day, at) => (at < days.length - 1 ? day.replace(/, \d+$/, '') : day)).join(` ${between} `);
}
