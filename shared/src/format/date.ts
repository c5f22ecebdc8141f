const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const parsed = (value: string | Date): Date => {
  const date = typeof value === 'string' ? new Date(value) : value;
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`);
  return date;
};

/** Formats a date as 'MMM DD, YYYY' in UTC, whatever the reader's zone: 'Dec 31, 2023'. */
export function formatDate(value: string | Date): string {
  const date = parsed(value);
  const day = String(date.getUTCDate()).padStart(2, '0');
  return `${months[date.getUTCMonth()]} ${day}, ${date.getUTCFullYear()}`;
}

/** Formats the day of the week in UTC: 'Monday'. */
export const formatWeekday = (value: string | Date): string =>
  parsed(value).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Formats the time of day in UTC, which Ghana uses all year: '15:00'. */
export const formatClock = (value: string | Date): string => parsed(value).toISOString().slice(11, 16);

/** Formats a date and its time of day, in UTC: 'Dec 31, 2023, 15:00'. */
export const formatDateTime = (value: string | Date): string => `${formatDate(value)}, ${formatClock(value)}`;

/** Formats a date and time with the day of the week: 'Monday, Mar 03, 2025, 15:00'. */
export const formatLongDateTime = (value: string | Date): string =>
  `${formatWeekday(value)}, ${formatDateTime(value)}`;

/** Formats a weekly hour: 'Mondays, 15:00 to 16:00'. */
export const formatWeeklyHour = (startsAt: string | Date, endsAt: string | Date): string =>
  `${formatWeekday(startsAt)}s, ${formatClock(startsAt)} to ${formatClock(endsAt)}`;
