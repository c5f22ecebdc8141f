import { useLocation, useNavigate } from '@school/shared';
import type { Facet } from '../content/options';
import { useHydrated } from '../parts/useHydrated';
import { addressOf, readFilters, withFacet } from './filters';

/**
 * The filters live in the address. The page's HTML is made without a query, so at its first render in the browser the
 * page still shows all instruments, and the address counts right after.
 */
export function useFilters() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const filters = hydrated ? readFilters(search) : {};
  return {
    filters,
    set: (facet: Facet, value: string) =>
      void navigate(addressOf(withFacet(filters, facet, value)) + hash, { replace: true }),
  };
}
