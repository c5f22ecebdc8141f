import { contentDocument } from '../content';

/** The payment service's share of what is paid, in hundredths of a percent, by method. */
export interface FeeRates {
  readonly card: number;
  readonly mobile_money: number;
}

/** The rates that pages are composed with. The API publishes those of its environment once they differ. */
export const donationFees = contentDocument<FeeRates>('/content/shared/donation-fees', {
  card: 195,
  mobile_money: 195,
});

/**
 * Returns what a donor adds to a gift so that the payment service's share, rounded up to a pesewa, leaves all of the
 * gift: the smallest such number of pesewas.
 * @param rate in hundredths of a percent
 */
export const feeOn = (gift: number, rate: number): number =>
  Math.ceil((gift * 10_000) / (10_000 - rate)) - gift;
