import { useHydrated, useLocation, useNavigate } from '@school/shared';
import type { Facet } from '../content/options';
import { addressOf, readFilters, withFacet } from './filters';

/**
 * Keeps the filters in the address. The HTML is made without a query, so the first render shows all
 * instruments, and the next one applies the address.
 */
export function useFilters() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const filters = hydrated ? readFilters(search) : {};
  return {
    filters,
    clear: () => void navigate(`/learn${hash}`, { replace: true }),
    /** Reads the current address, because several filters may be set before the next render. */
    set: (facet: Facet, value: string) => {
      const current = readFilters(window.location.search);
      void navigate(addressOf(withFacet(current, facet, value)) + hash, { replace: true });
    },
  };
}
