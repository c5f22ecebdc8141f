import type { VolunteerShiftRow } from '../api';

/** Groups shifts by the day of their start, in UTC. */
export function groupByDay(
  shifts: readonly VolunteerShiftRow[],
): (readonly [day: string, shifts: readonly VolunteerShiftRow[]])[] {
  const days = [...new Set(shifts.map(({ startsAt }) => startsAt.slice(0, 10)))];
  return days.map((day) => [day, shifts.filter(({ startsAt }) => startsAt.startsWith(day))]);
}
