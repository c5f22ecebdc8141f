import { useHydrated, useNavigate, useParams } from '@school/shared';
import { useEffect } from 'react';
import { formPath } from '../payment/requestedFields';
import { isDonationId, useDonationIdFor } from '../payment/donationUnderWay';

/**
 * Returns the donation's ID in the address, and adds one to an address without it, such as `/donate/new/…`
 * of a plain link. The HTML is the same for every ID: use it in handlers and effects, not in the first
 * render.
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
