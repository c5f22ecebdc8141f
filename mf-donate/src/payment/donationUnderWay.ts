import { newKey, parseKept, useKept } from '@school/shared/form';

/** The donation for one project that was started last on this device. */
export interface DonationUnderWay {
  readonly donationId: string;
  /** The payment that was opened last. */
  readonly txRef?: string;
  /** The checkout's own id of it. */
  readonly transactionId?: string;
  /** Money may be on its way: its confirmation is awaited. */
  readonly awaited?: boolean;
  /** The API has confirmed it as paid; stored so that every tab learns of it. */
  readonly paid?: boolean;
}

/** Stored on the device, so that a reload, the back button and another tab continue the same donation. */
export function useDonationUnderWay(
  slug: string,
): readonly [DonationUnderWay | undefined, (donation: DonationUnderWay) => void] {
  const [text, store] = useKept(nameOf(slug));
  return [readDonationUnderWay(parseKept(text)), (donation) => store(JSON.stringify(donation))];
}

/**
 * Returns a function for the id to donate under: that of the donation under way, or a new one, made and stored here.
 * Called again before the page has rendered, it returns the same.
 */
export function useDonationIdFor(slug: string): () => string {
  const [, store, read] = useKept(nameOf(slug));
  return () => {
    const underWay = readDonationUnderWay(parseKept(read()));
    if (underWay && !underWay.paid) return underWay.donationId;
    const donationId = newKey();
    store(JSON.stringify({ donationId } satisfies DonationUnderWay));
    return donationId;
  };
}

const nameOf = (slug: string): string => `donation-under-way-${slug}`;

const DONATION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text is a donation's id as the API accepts it. */
export const isDonationId = (text: string): boolean => DONATION_ID.test(text);

/** The donation in what was stored, or nothing when there is none. */
export function readDonationUnderWay(stored: unknown): DonationUnderWay | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { donationId, txRef, transactionId, awaited, paid } = stored as Record<string, unknown>;
  if (typeof donationId !== 'string' || !isDonationId(donationId)) return undefined;
  return {
    donationId,
    ...(typeof txRef === 'string' && { txRef }),
    ...(typeof transactionId === 'string' && { transactionId }),
    ...(awaited === true && { awaited }),
    ...(paid === true && { paid }),
  };
}
