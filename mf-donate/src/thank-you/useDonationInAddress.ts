import { useHydrated, useLocation } from '@school/shared';
import { privateQuery } from '@school/shared/private-links';
import { isDonationId } from '../payment/donationUnderWay';

/** A donation as an address names it. */
export interface DonationInAddress {
  readonly donationId: string;
  /** What opens its receipt: stands in the link of the mail. */
  readonly receiptKey: string | undefined;
}

/** The donation in the address. The page's HTML is the same for all donations, so it is known after hydration. */
export function useDonationInAddress(): DonationInAddress | undefined {
  const address = useLocation();
  const query = privateQuery(useHydrated() ? address : { search: '', hash: '' });
  const donationId = query.get('donation');
  if (donationId === null || !isDonationId(donationId)) return undefined;
  return { donationId, receiptKey: query.get('receipt')?.slice(0, 100) };
}
