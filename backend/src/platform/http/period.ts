import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalidAt } from '../core/refusals';
import { day } from './query';

/** The period filter of staff lists. Days are those in Accra, whose time is UTC. */
export const periodFilter = {
  from: day.optional().openapi({ description: 'The first day, in UTC' }),
  to: day.optional().openapi({ description: 'The last day, in UTC; not before the first' }),
};

/** Days as `YYYY-MM-DD`; undefined for an open end. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the first instant after a day. */
export const instantAfter = (last: string): Date => new Date(Date.parse(last) + dayMs);

/**
 * Returns the condition that an instant is between two days, both inclusive; undefined without days.
 * @throws ServiceError `validation_failed` at `to` when the last day is before the first
 */
export function isWithin(at: PgColumn, { from, to }: Days): SQL | undefined {
  if (from && to && from > to) throw invalidAt('to', 'The last day is before the first');
  return and(from ? gte(at, new Date(from)) : undefined, to ? lt(at, instantAfter(to)) : undefined);
}
