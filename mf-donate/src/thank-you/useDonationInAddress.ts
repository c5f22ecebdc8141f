import { useHydrated, useLocation } from '@school/shared';
import { privateQuery } from '@school/shared/private-links';
import { isDonationId } from '../payment/donationUnderWay';

/** A donation in the address. */
export interface DonationInAddress {
  readonly donationId: string;
  /** The key in the mail's link, which opens the receipt. */
  readonly receiptKey: string | undefined;
}

/** Returns the donation in the address after hydration, because the HTML is the same for all donations. */
export function useDonationInAddress(): DonationInAddress | undefined {
  const address = useLocation();
  const query = privateQuery(useHydrated() ? address : { search: '', hash: '' });
  const donationId = query.get('donation');
  if (donationId === null || !isDonationId(donationId)) return undefined;
  return { donationId, receiptKey: query.get('receipt')?.slice(0, 100) };
}
