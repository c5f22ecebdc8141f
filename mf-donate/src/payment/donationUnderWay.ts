import { readPaymentRecord, type PaymentRecord } from '@school/shared/checkout';
import { newKey, parseStored, useStored } from '@school/shared/form';

/** The donation for one project that was started last on this device, and what is stored of its payment. */
export interface DonationUnderWay extends PaymentRecord {
  readonly donationId: string;
}

/** Stored on the device, so that a reload, the back button and another tab continue the same donation. */
export function useDonationUnderWay(
  slug: string,
): readonly [DonationUnderWay | undefined, (donation: DonationUnderWay) => void] {
  const [text, store] = useStored(nameOf(slug));
  return [readDonationUnderWay(parseStored(text)), (donation) => store(JSON.stringify(donation))];
}

/**
 * Returns a function for the id to donate under: that of the donation under way, or a new one, made and stored here.
 * Called again before the page has rendered, it returns the same.
 */
export function useDonationIdFor(slug: string): () => string {
  const [, store, read] = useStored(nameOf(slug));
  return () => {
    const underWay = readDonationUnderWay(parseStored(read()));
    if (underWay && !underWay.isPaid) return underWay.donationId;
    const donationId = newKey();
    store(JSON.stringify({ donationId } satisfies DonationUnderWay));
    return donationId;
  };
}

const nameOf = (slug: string): string => `donation-under-way-${slug}`;

const DONATION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a value is a donation's id as the API accepts it. */
export const isDonationId = (value: unknown): value is string =>
  typeof value === 'string' && DONATION_ID.test(value);

/** The donation in what was stored, or nothing when there is none. */
export function readDonationUnderWay(stored: unknown): DonationUnderWay | undefined {
  const { donationId } = Object(stored) as Record<string, unknown>;
  return isDonationId(donationId) ? { ...readPaymentRecord(stored), donationId } : undefined;
}
