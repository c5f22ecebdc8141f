import { useHydrated, useLocation } from '@school/shared';

/** What stands behind the `?` of the address. The page's HTML is made without, so at first there is nothing. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useHydrated() ? search : '');
}
