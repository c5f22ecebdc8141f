import { useState } from 'react';
import type { Days } from '../forms/days';
import type { ListQuery } from './address';
import { termsOf } from './filters';

/** The part of a list's address that the choice of a period reads and changes. */
export interface PeriodAddress {
  readonly query: Pick<ListQuery, 'filters'>;
  readonly change: (change: Pick<ListQuery, 'filters'>) => void;
}

/** The terms of a list with a period as its only filter, and one order. */
export const onlyPeriod = termsOf([], { sorts: [], sort: '', order: 'desc' });

/** A period outside the address, for a page whose address belongs to another list. */
export function usePeriodHere(): PeriodAddress & { readonly query: Pick<ListQuery, 'search' | 'filters'> } {
  const [filters, setFilters] = useState<ListQuery['filters']>({});
  return {
    query: { search: '', filters },
    change: ({ filters: days }) =>
      setFilters(Object.fromEntries(Object.entries(days).filter(([, day]) => day !== ''))),
  };
}

/** A period in days of Accra, whose time is UTC. */
interface Period extends Days {
  readonly value: string;
  readonly label: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The usual periods. @param now ms since 1970 */
export function periodsAt(now: number): readonly Period[] {
  const date = new Date(now);
  const monthAt = (offset: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1);
  const month = (offset: number) => ({
    from: dayOf(monthAt(offset)),
    to: dayOf(monthAt(offset + 1) - DAY_MS),
  });
  const [today, yesterday] = [dayOf(now), dayOf(now - DAY_MS)];
  return [
    { value: 'today', label: 'Today', from: today, to: today },
    { value: 'yesterday', label: 'Yesterday', from: yesterday, to: yesterday },
    { value: 'month', label: 'This month', ...month(0) },
    { value: 'last-month', label: 'Last month', ...month(-1) },
  ];
}

/** A term of the school year, as staff edit it. */
interface Term extends Days {
  readonly id: string;
  readonly name: string;
}

/** The terms of the school year as periods; the label says which one is current. @param terms the published terms, if any */
export function termPeriods(terms: unknown, now: number): readonly Period[] {
  if (!Array.isArray(terms)) return [];
  const today = dayOf(now);
  return (terms as readonly Term[]).map(({ id, name, from, to }) => {
    const label = `${name} ${to.slice(0, 4)}`;
    return {
      value: `term-${id}`,
      label: from <= today && today <= to ? `This term (${label})` : label,
      from,
      to,
    };
  });
}
