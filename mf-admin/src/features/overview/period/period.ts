import { formatDate } from '@school/shared/format';
import { type Days, isDay, type WrongDay, wrongOrder } from '@school/shared/staff/forms';

/** The preset periods, by their names in the address. */
export const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '12 months' },
] as const;

/** The longest period that the API counts, in days. */
const LONGEST_DAYS = 366;

/** The period in a request: the last days, or the days between two. */
export type RequestedPeriod = { readonly days: number } | Days;

const USUAL: RequestedPeriod = { days: 30 };

/** Reads the period of an address, and ignores invalid values. */
export function readPeriod(query: string): RequestedPeriod {
  const params = new URLSearchParams(query);
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (wrongDays({ from, to }) === undefined) return { from, to };
  const span = spans.find(({ value }) => value === params.get('days'));
  return span ? { days: Number(span.value) } : USUAL;
}

/** Returns the query of an address with this period and its other parameters. */
export function withPeriod(query: string, period: RequestedPeriod): string {
  const params = new URLSearchParams(query);
  for (const name of ['days', 'from', 'to']) params.delete(name);
  for (const [name, value] of Object.entries(period)) params.set(name, String(value));
  return `?${params.toString()}`;
}

/** Formats 'Oct 01, 2025 to Oct 31, 2025', or a single day. */
export const formatDays = ({ from, to }: Days): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

/** Returns what is wrong with two days as a period, and in which field, or undefined. */
export function wrongDays({ from, to }: Days): WrongDay | undefined {
  for (const [field, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (!isDay(day)) return { field, message: 'Please choose a day' };
  if (daysIn({ from, to }) > LONGEST_DAYS)
    return { field: 'from', message: `A period can have at most ${LONGEST_DAYS} days` };
  return wrongOrder({ from, to });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the number of days in a period. */
export const daysIn = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
