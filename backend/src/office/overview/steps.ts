import { daysOf, type Period } from '../../site/analytics/period';

/** Longest periods shown by day, and by week; longer ones are shown by month. */
const mostDays = 45;
const mostWeeks = 27;

const weekDays = 7;

/**
 * Returns the parts that a period is shown in, oldest first: days, weeks that end with its last day, or calendar
 * months. The first part may be shorter, and the last month.
 */
export function stepsOf(period: Period): Period[] {
  const days = daysOf(period);
  if (days.length <= mostDays) return days.map((day) => ({ from: day, to: day }));
  if (days.length <= mostWeeks * weekDays) {
    const short = days.length % weekDays;
    return periodsBy(days, (_, index) => Math.floor((index - short + weekDays) / weekDays));
  }
  return periodsBy(days, (day) => day.slice(0, 'YYYY-MM'.length));
}

/** Groups adjacent days with the same key into periods. */
function periodsBy(days: readonly string[], keyOf: (day: string, index: number) => unknown): Period[] {
  const periods = new Map<unknown, Period>();
  for (const [index, day] of days.entries()) {
    const key = keyOf(day, index);
    periods.set(key, { from: periods.get(key)?.from ?? day, to: day });
  }
  return [...periods.values()];
}
