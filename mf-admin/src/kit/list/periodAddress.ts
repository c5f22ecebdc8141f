import { useState } from 'react';
import type { ListAsked } from './address';
import { termsOf } from './filters';

/** What the choice of a period needs to know of a list, and how it asks for another one. */
export interface PeriodAddress {
  readonly asked: Pick<ListAsked, 'filters'>;
  readonly ask: (change: Pick<ListAsked, 'filters'>) => void;
}

/** The terms of a list that has no other filter than its period, and one order. */
export const onlyPeriod = termsOf([], { sorts: [], sort: '', order: 'desc' });

/** A period that does not stand in the address, as that of a page with another list does. */
export function usePeriodHere(): PeriodAddress & { readonly asked: Pick<ListAsked, 'search' | 'filters'> } {
  const [filters, setFilters] = useState<ListAsked['filters']>({});
  return {
    asked: { search: '', filters },
    ask: ({ filters: days }) =>
      setFilters(Object.fromEntries(Object.entries(days).filter(([, day]) => day !== ''))),
  };
}
