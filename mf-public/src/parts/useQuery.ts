import { useLocation } from '@school/shared';
import { useHydrated } from './useHydrated';

/** What stands behind the `?` of the address. The page's HTML is made without, so at first there is nothing. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useHydrated() ? search : '');
}
