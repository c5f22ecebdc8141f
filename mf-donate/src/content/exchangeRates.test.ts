import { expect, it } from 'vitest';
import { inOtherCurrencies } from './exchangeRates';

const rates = { day: '2025-11-03', GBP: 1_430, USD: 1_090, EUR: 1_255 };

it.each([
  [500, 'about £0.35, US$0.46 or €0.40'],
  [10_000, 'about £6.99, US$9.17 or €7.97'],
  [14_299, 'about £10, US$13 or €11'],
  [20_000, 'about £14, US$18 or €16'],
  [10_000_000, 'about £6,993, US$9,174 or €7,968'],
])('%i pesewas are %s', (pesewas, text) => expect(inOtherCurrencies(pesewas, rates)).toBe(text));
