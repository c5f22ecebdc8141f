import type { UnpaidReason } from '@school/shared/checkout';

/** Messages for an unpaid order. */
export const unpaidTexts: Readonly<Record<UnpaidReason, string>> = {
  closed:
    'The payment was closed before it was made. Your seats are still held, and the button opens it again.',
  failed:
    'It was declined, and nothing was taken. Your seats are still held: try again, or choose another way to pay.',
  expired: 'Nothing was taken. Your seats are still held: try again while the clock runs.',
};
