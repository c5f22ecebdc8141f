import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@school/shared';
import type { Filters } from '@school/shared/contract';
import { isNarrowed, type ListAddress, type ListQuery } from '@school/shared/staff/list';
import type { View } from './view';

const PATH = '/admin/artist-showcase';

/** The address of a list with its last filters. */
export function linkTo(view: View, filters: Filters): string {
  const params = new URLSearchParams({ ...filters, ...(view === 'pros' && { view }) }).toString();
  return params ? `${PATH}?${params}` : PATH;
}

/** Stores the filters of a list in the page store, and restores them when the user returns by an address without any. */
export function useStoredFilters(view: View, { query, change }: Pick<ListAddress, 'query' | 'change'>): void {
  const { page } = useShell();
  const arriving = useRef(true);
  const follow = useEffectEvent(() => {
    const { search = '', ...filters } = page.get().filters[view];
    const restores = arriving.current && isPlain(query) && isNarrowed({ search, filters });
    arriving.current = false;
    if (restores) change({ search, filters });
    else page.update({ filters: { ...page.get().filters, [view]: filtersOf(query) } });
  });
  const { search, filters } = query;
  const { status = '', from = '', to = '' } = filters;
  useEffect(() => follow(), [search, status, from, to]);
}

const isPlain = (query: ListQuery): boolean => !isNarrowed(query) && query.open === '';

const filtersOf = ({ search, filters }: ListQuery): Filters => ({ ...(search && { search }), ...filters });
