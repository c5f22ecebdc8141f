// Sample content: exchange rates of one day, for donors who think in another currency. Payments are in cedis.
import { contentDocument } from '@school/shared/content';

/** The signs, written here so that every browser hydrates what the server wrote. */
const signs = { GBP: '£', USD: 'US$', EUR: '€' } as const;

type Currency = keyof typeof signs;

/** What one unit of each currency costs in pesewas. */
export interface ExchangeRates extends Readonly<Record<Currency, number>> {
  /** The day of the rates. */
  readonly day: string;
}

export const exchangeRates = contentDocument<ExchangeRates>('/content/mf-donate/exchange-rates', {
  day: '2025-11-03',
  GBP: 1_430,
  USD: 1_090,
  EUR: 1_255,
});

/** Says what an amount in pesewas is worth: 'about £14, US$18 or €16'. */
export function inOtherCurrencies(pesewas: number, rates: ExchangeRates): string {
  const worth = (currency: Currency) => {
    const units = pesewas / rates[currency];
    return signs[currency] + (units < 9.995 ? units.toFixed(2) : Math.round(units).toLocaleString('en-GB'));
  };
  return `about ${worth('GBP')}, ${worth('USD')} or ${worth('EUR')}`;
}
