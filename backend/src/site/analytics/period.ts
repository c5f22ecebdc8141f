import type { Clock } from '../../platform/core/clock';
import { ServiceError } from '../../platform/core/errors';

/** Days (UTC, `YYYY-MM-DD`), the first and the last included. */
export interface Period {
  from: string;
  to: string;
}

/** The longest period that can be asked for, in days. */
export const longestPeriod = 366;

const dayMs = 24 * 60 * 60 * 1000;

export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);

/** The days of a period, the first and the last included. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: lengthOf({ from, to }) }, (_, index) => dayOf(Date.parse(from) + index * dayMs));

const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The period of the same length that ended the day before. */
export function periodBefore(period: Period): Period {
  const to = Date.parse(period.from) - dayMs;
  return { from: dayOf(to - (lengthOf(period) - 1) * dayMs), to: dayOf(to) };
}

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  /** How long it is where nobody says its first day. */
  days: number;
}

/**
 * The period that is meant: without an end until today, without a beginning as long as it says.
 * @throws ServiceError `validation_failed` when it ends before it begins, or is longer than a year
 */
export function periodOf(asked: Asked, clock: Clock): Period {
  const to = asked.to ?? dayOf(clock.now());
  const from = asked.from ?? dayOf(Date.parse(to) - (asked.days - 1) * dayMs);
  if (from > to) refuse('to', 'The last day lies before the first');
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
