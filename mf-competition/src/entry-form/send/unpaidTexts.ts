import type { UnpaidReason } from '@school/shared/checkout';

/** Messages for an unpaid fee. */
export const unpaidTexts: Readonly<Record<UnpaidReason, string>> = {
  closed:
    'The payment was closed before it was made. Your entry is with us and your time is still held; the button opens the payment again.',
  failed:
    'It was declined, and nothing was taken. Your entry is with us: try again, or choose the other way to pay.',
  expired: 'Nothing was taken. Your entry is with us: try again while your time is held.',
};
