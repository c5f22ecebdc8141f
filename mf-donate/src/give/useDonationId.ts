import { useHydrated, useNavigate, useParams } from '@school/shared';
import { useEffect } from 'react';
import { isDonationId, useIdToGiveBy } from './giftUnderWay';

/**
 * The donation's id in the address. A link cannot make one up, so an address without one gets it here. The page's
 * HTML is the same for every id: use this in handlers and effects, not in what is rendered first.
 */
export function useDonationId(url: string): string {
  const { donationId = '' } = useParams();
  const idToGiveBy = useIdToGiveBy(url);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated && !isDonationId(donationId)) {
      void navigate(`/donate/${idToGiveBy()}/${url}`, { replace: true });
    }
  });
  return donationId;
}
