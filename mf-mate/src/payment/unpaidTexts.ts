import type { UnpaidReason } from '@school/shared/checkout';

/** Messages for an unpaid order. */
export const unpaidTexts: Readonly<Record<UnpaidReason, string>> = {
  closed: 'You closed the payment before it was made. We still hold your seats. Use the button to pay again.',
  failed:
    'The payment was declined and you were not charged. We still hold your seats: try again, or choose another way to pay.',
  expired: 'You were not charged. We still hold your seats: try again before the time runs out.',
};
