// Sample content: exchange rates of one day, for donors who think in another currency. Payments are in cedis.
import { contentDocument } from '@school/shared/content';

const currencies = ['GBP', 'USD', 'EUR'] as const;

/** What one unit of each currency costs in pesewas. */
export interface ExchangeRates extends Readonly<Record<(typeof currencies)[number], number>> {
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
  const [first, second, third] = currencies.map((currency) => {
    const units = pesewas / rates[currency];
    const digits = units < 9.995 ? 2 : 0;
    return units.toLocaleString('en-GB', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  });
  return `about ${first}, ${second} or ${third}`;
}
