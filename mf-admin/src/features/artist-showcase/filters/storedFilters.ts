import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@school/shared';
import type { Filters } from '@school/shared/contract';
import { isNarrowed, type ListAsked } from '../../../kit/list/address';
import type { ListAddress } from '../../../kit/list/useListAddress';
import type { View } from './view';

const PATH = '/admin/artist-showcase';

/** The address of a list with the filters that were set when it was last seen. */
export function linkTo(view: View, filters: Filters): string {
  const params = new URLSearchParams({ ...filters, ...(view === 'pros' && { view }) }).toString();
  return params ? `${PATH}?${params}` : PATH;
}

/**
 * Keeps what a list is narrowed to in the page store, and narrows the list to it again when somebody comes back to
 * the list by an address that says nothing else.
 */
export function useStoredFilters(view: View, { asked, ask }: Pick<ListAddress, 'asked' | 'ask'>): void {
  const { page } = useShell();
  const arriving = useRef(true);
  const follow = useEffectEvent(() => {
    const { search = '', ...filters } = page.get().filters[view];
    const restores = arriving.current && saysNothing(asked) && isNarrowed({ search, filters });
    arriving.current = false;
    if (restores) ask({ search, filters });
    else page.update({ filters: { ...page.get().filters, [view]: filtersOf(asked) } });
  });
  const { search, filters } = asked;
  const { status = '', from = '', to = '' } = filters;
  useEffect(() => follow(), [search, status, from, to]);
}

const saysNothing = (asked: ListAsked): boolean => !isNarrowed(asked) && asked.open === '';

const filtersOf = ({ search, filters }: ListAsked): Filters => ({ ...(search && { search }), ...filters });
