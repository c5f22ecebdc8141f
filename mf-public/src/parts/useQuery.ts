import { useHydrated, useLocation } from '@school/shared';
import { privateQuery } from '@school/shared/private-links';

/** What stands behind the `?` of the address, or behind its `#` where it proves a right. The page's HTML is made without, so at first there is nothing. */
export function useQuery(): URLSearchParams {
  const address = useLocation();
  return privateQuery(useHydrated() ? address : { search: '', hash: '' });
}
