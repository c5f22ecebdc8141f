import type { VolunteerShiftRow } from '../api';

/** Shifts by the day on which they begin, in UTC, in their order. */
export function groupByDay(
  shifts: readonly VolunteerShiftRow[],
): (readonly [day: string, shifts: readonly VolunteerShiftRow[]])[] {
  const days = [...new Set(shifts.map(({ startsAt }) => startsAt.slice(0, 10)))];
  return days.map((day) => [day, shifts.filter(({ startsAt }) => startsAt.startsWith(day))]);
}
