import { expect, it } from 'vitest';
import { giftMonthLabel, giftStateTexts } from './monthlyTexts';

it('shows a month whose payment was refunded as refunded', () => {
  expect(giftMonthLabel({ state: 'paid', payment: 'refunded' })).toBe('refunded');
  expect(giftMonthLabel({ state: 'paid', payment: 'paid' })).toBe('paid');
});

it('promises no request to a phone to the donor of a card', () => {
  const text = giftStateTexts({ state: 'active', method: 'card', byItself: false });
  expect(text).toContain('payment page');
  expect(text).not.toContain('phone');
});
