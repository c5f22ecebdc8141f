import type { Clock } from '../../platform/core/clock';
import { ServiceError } from '../../platform/core/errors';

/** Days (UTC, `YYYY-MM-DD`), both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** The longest period of statistics, in days. */
export const longestPeriod = 366;

const dayMs = 24 * 60 * 60 * 1000;

export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the days of a period, both ends inclusive. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: lengthOf({ from, to }) }, (_, index) => dayOf(Date.parse(from) + index * dayMs));

const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Returns the period of the same length before this one. */
export function periodBefore(period: Period): Period {
  const to = Date.parse(period.from) - dayMs;
  return { from: dayOf(to - (lengthOf(period) - 1) * dayMs), to: dayOf(to) };
}

interface PeriodQuery {
  from?: string | undefined;
  to?: string | undefined;
  /** Its length when the first day is not given. */
  days: number;
}

/**
 * Returns the requested period: until today without an end, with the default length without a beginning.
 * @throws ServiceError `validation_failed` when it ends before it begins, or is longer than a year
 */
export function periodOf(query: PeriodQuery, clock: Clock): Period {
  const to = query.to ?? dayOf(clock.now());
  const from = query.from ?? dayOf(Date.parse(to) - (query.days - 1) * dayMs);
  if (from > to) refuse('to', 'The last day is before the first');
  if (lengthOf({ from, to }) > longestPeriod) {
    refuse('from', `A period can have at most ${longestPeriod} days`);
  }
  return { from, to };
}

function refuse(field: string, message: string): never {
  throw new ServiceError('validation_failed', 'Please choose another period.', {
    fields: [{ field, message }],
  });
}
