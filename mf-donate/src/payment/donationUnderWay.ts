import { readPaymentRecord, type PaymentRecord } from '@school/shared/checkout';
import { newKey, parseStored, useStored } from '@school/shared/form';

/** The last donation to a project that was started on this device, with its stored payment. */
export interface DonationUnderWay extends PaymentRecord {
  readonly donationId: string;
}

/** Returns the stored donation, so that a reload, the back button and another tab continue the same one. */
export function useDonationUnderWay(
  slug: string,
): readonly [DonationUnderWay | undefined, (donation: DonationUnderWay) => void] {
  const [text, store] = useStored(nameOf(slug));
  return [readDonationUnderWay(parseStored(text)), (donation) => store(JSON.stringify(donation))];
}

/**
 * Returns a function that gives the ID to donate under: that of the donation in progress, or a new one that
 * it stores. It returns the same ID when called again before the next render.
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

/** Returns whether a value is a donation's ID in the format of the API. */
export const isDonationId = (value: unknown): value is string =>
  typeof value === 'string' && DONATION_ID.test(value);

/** Reads a stored donation, undefined when it is invalid. */
export function readDonationUnderWay(stored: unknown): DonationUnderWay | undefined {
  const { donationId } = Object(stored) as Record<string, unknown>;
  return isDonationId(donationId) ? { ...readPaymentRecord(stored), donationId } : undefined;
}
