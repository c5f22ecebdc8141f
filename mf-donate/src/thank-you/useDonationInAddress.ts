import { useHydrated, useLocation } from '@school/shared';
import { isDonationId } from '../payment/donationUnderWay';

/** The donation's id in the address. The page's HTML is the same for all donations, so it is known after hydration. */
export function useDonationInAddress(): string | undefined {
  const { search } = useLocation();
  const id = useHydrated() ? new URLSearchParams(search).get('donation') : null;
  return id !== null && isDonationId(id) ? id : undefined;
}
