import { newKey, parseKept, useKept } from '@school/shared/form';

/** The gift to one appeal that was begun last on this device. */
export interface GiftUnderWay {
  readonly donationId: string;
  /** The payment that was opened last. */
  readonly txRef?: string;
  /** What the checkout calls it. */
  readonly transactionId?: string;
  /** Money may be on its way: what comes of it is awaited. */
  readonly awaited?: boolean;
  /** The server has said that it is paid; kept so that every tab hears of it. */
  readonly paid?: boolean;
}

/** Kept on the device, so that a reload, the way back and another tab go on with the same gift. */
export function useGiftUnderWay(
  url: string,
): readonly [GiftUnderWay | undefined, (gift: GiftUnderWay) => void] {
  const [text, keep] = useKept(`gift-under-way-${url}`);
  return [readGiftUnderWay(parseKept(text)), (gift) => keep(JSON.stringify(gift))];
}

/** Gives the id by which to give: of the gift under way, or a new one, made here and kept. */
export function useIdToGiveBy(url: string): () => string {
  const [underWay, keep] = useGiftUnderWay(url);
  return () => {
    if (underWay && !underWay.paid) return underWay.donationId;
    const donationId = newKey();
    keep({ donationId });
    return donationId;
  };
}

const DONATION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether an address names a donation as the API takes it. */
export const isDonationId = (text: string): boolean => DONATION_ID.test(text);

/** A gift as it was kept, or nothing if it is none. */
export function readGiftUnderWay(kept: unknown): GiftUnderWay | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { donationId, txRef, transactionId, awaited, paid } = kept as Record<string, unknown>;
  if (typeof donationId !== 'string' || !isDonationId(donationId)) return undefined;
  return {
    donationId,
    ...(typeof txRef === 'string' && { txRef }),
    ...(typeof transactionId === 'string' && { transactionId }),
    ...(awaited === true && { awaited }),
    ...(paid === true && { paid }),
  };
}
