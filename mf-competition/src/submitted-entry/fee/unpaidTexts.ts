import type { UnpaidReason } from '@school/shared/checkout';

/** Messages for an unpaid fee. */
export const unpaidTexts: Readonly<Record<UnpaidReason, string>> = {
  closed: 'You closed the payment before it was made. Use the button to pay again.',
  failed: 'The payment was declined and you were not charged. Try again, or choose the other way to pay.',
  expired: 'You were not charged. Please try again.',
};
