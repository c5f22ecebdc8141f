import { useHydrated, useLocation } from '@school/shared';
import { isDonationId } from '../give/giftUnderWay';

/** The donation that the address names. The page's HTML is the same for all of them, and names none. */
export function useGivenDonation(): string | undefined {
  const { search } = useLocation();
  const id = useHydrated() ? new URLSearchParams(search).get('donation') : null;
  return id !== null && isDonationId(id) ? id : undefined;
}
