import { useMemo } from 'react';
import { useLocation, useNavigate } from '@school/shared';
import { queryOf, readAsked, type ListAsked, type ListTerms } from './address';

export interface ListAddress {
  readonly asked: ListAsked;
  readonly terms: ListTerms;
  /** Asks for something else, from its first page on unless a page is named; the open row is closed. */
  readonly ask: (change: Partial<Omit<ListAsked, 'open'>>) => void;
  /** Opens a row; going back closes it. */
  readonly open: (key: string) => void;
  readonly close: () => void;
}

/** What a list shows is in the address bar: it outlives a reload, and can be handed to a colleague. */
export function useListAddress(terms: ListTerms): ListAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const asked = readAsked(search, terms);
    const go = (change: Partial<ListAsked>, replace: boolean) =>
      void navigate(pathname + queryOf({ ...asked, ...change }, terms), { replace });
    return {
      asked,
      terms,
      ask: (change) => go({ page: 1, ...change, open: '' }, true),
      open: (key) => go({ open: key }, false),
      close: () => go({ open: '' }, true),
    };
  }, [pathname, search, navigate, terms]);
}
