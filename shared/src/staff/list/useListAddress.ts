import { useMemo } from 'react';
import { useLocation, useNavigate } from '@school/shared';
import { formatQuery, readQuery, type ListQuery, type ListTerms } from './address';

export interface ListAddress {
  readonly query: ListQuery;
  readonly terms: ListTerms;
  /** Changes the query, closes the open row, and goes to the first page unless the change names one. */
  readonly change: (change: Partial<Omit<ListQuery, 'open'>>) => void;
  /** Opens a row; going back closes it. */
  readonly open: (key: string) => void;
  readonly close: () => void;
}

/** Keeps what a list shows in the address bar, so that it survives a reload and can be shared. */
export function useListAddress(terms: ListTerms): ListAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = readQuery(search, terms);
    const go = (change: Partial<ListQuery>, replace: boolean) =>
      void navigate(pathname + formatQuery({ ...query, ...change }, terms), { replace });
    return {
      query,
      terms,
      change: (change) => go({ page: 1, ...change, open: '' }, true),
      open: (key) => go({ open: key }, false),
      close: () => go({ open: '' }, true),
    };
  }, [pathname, search, navigate, terms]);
}
