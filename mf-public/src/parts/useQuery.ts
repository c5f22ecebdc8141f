import { useHydrated, useLocation } from '@school/shared';
import { privateQuery } from '@school/shared/private-links';

/**
 * Returns the query of the address, or its hash when that holds a token. It is empty at first, because the
 * HTML is made without it.
 */
export function useQuery(): URLSearchParams {
  const address = useLocation();
  return privateQuery(useHydrated() ? address : { search: '', hash: '' });
}
