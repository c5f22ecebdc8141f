import type { ListAsked } from './address';

/** The query of the export: the same rows, whatever page of them is shown. */
export function exportQuery({ search, filters }: Pick<ListAsked, 'search' | 'filters'>): string {
  const params = new URLSearchParams({ ...(search && { search }), ...filters });
  return params.size > 0 ? `?${params.toString()}` : '';
}
