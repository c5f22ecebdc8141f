import type { UnpaidReason } from '@school/shared/checkout';

/** Messages for an unpaid fee. */
export const unpaidTexts: Readonly<Record<UnpaidReason, string>> = {
  closed: 'The payment was closed before it was made. The button opens it again.',
  failed: 'It was declined, and nothing was taken. Try again, or choose the other way to pay.',
  expired: 'Nothing was taken. Please try again.',
};
