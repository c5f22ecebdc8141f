import { useEffect } from 'react';
import { useShell } from '@school/shared';
import type { Filters } from '@school/shared/contract';
import type { ListAsked } from '../list/address';
import type { View } from './view';

const PATH = '/admin/artist-showcase';

/** The address of a list with the filters that were set when it was last seen. */
export function linkTo(view: View, filters: Filters): string {
  const params = new URLSearchParams({ ...filters, ...(view === 'pros' && { view }) }).toString();
  return params ? `${PATH}?${params}` : PATH;
}

/** Keeps what a list is narrowed to in the page's state, for as long as the site is open. */
export function useRemembered(view: View, { search, filters }: Pick<ListAsked, 'search' | 'filters'>): void {
  const { page } = useShell();
  const { status = '' } = filters;
  useEffect(() => {
    const kept = { ...(search && { search }), ...(status && { status }) };
    page.update({ filters: { ...page.get().filters, [view]: kept } });
  }, [page, view, search, status]);
}
