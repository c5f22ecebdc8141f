import { useHydrated, useLocation, useNavigate } from '@school/shared';
import type { Facet } from '../content/options';
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
    clear: () => void navigate(`/learn${hash}`, { replace: true }),
    /** Goes by the address as it is when this is called: several may be set before the page is rendered again. */
    set: (facet: Facet, value: string) => {
      const current = readFilters(window.location.search);
      void navigate(addressOf(withFacet(current, facet, value)) + hash, { replace: true });
    },
  };
}
