import { daysOf, type Period } from '../../site/analytics/period';

/** Up to so many days each has a bar of its own; up to so many, each week. Then it is each month. */
const mostDays = 45;
const mostWeeks = 27;

const weekDays = 7;

/**
 * The parts that a period is shown in, the oldest first: days, weeks that end with its last day, or calendar months.
 * The first can be shorter than the others, and the last month.
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

/** Days beside each other that have the same key, as periods. */
function periodsBy(days: readonly string[], keyOf: (day: string, index: number) => unknown): Period[] {
  const periods = new Map<unknown, Period>();
  for (const [index, day] of days.entries()) {
    const key = keyOf(day, index);
    periods.set(key, { from: periods.get(key)?.from ?? day, to: day });
  }
  return [...periods.values()];
}
