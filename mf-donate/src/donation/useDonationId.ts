import { useHydrated, useNavigate, useParams } from '@school/shared';
import { useEffect } from 'react';
import { formPath } from '../payment/amountAsked';
import { isDonationId, useDonationIdFor } from '../payment/donationUnderWay';

/**
 * The donation's id in the address; an address without one, such as `/donate/new/…` of a plain link, gets it here. The
 * page's HTML is the same for every id: use this in handlers and effects, not in the first render.
 */
export function useDonationId(slug: string): string {
  const { donationId = '' } = useParams();
  const donationIdFor = useDonationIdFor(slug);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated && !isDonationId(donationId)) {
      void navigate(formPath(slug, donationIdFor()), { replace: true });
    }
  });
  return donationId;
}
