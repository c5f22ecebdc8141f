import type { UnpaidReason } from '@school/shared/checkout';

/** Messages for an unpaid donation. */
export const unpaidTexts: Readonly<Record<UnpaidReason, string>> = {
  closed:
    'You closed the payment before it was made. Everything you typed is still here. Use the button to pay again.',
  failed:
    'The payment was declined and you were not charged. Everything you typed is still here: try again, or choose another way to pay.',
  expired: 'You were not charged. Everything you typed is still here: try again whenever you like.',
};
