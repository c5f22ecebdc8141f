import type { UnpaidReason } from '@school/shared/checkout';

/** Messages for an unpaid donation. */
export const unpaidTexts: Readonly<Record<UnpaidReason, string>> = {
  closed:
    'The payment was closed before it was made. All you wrote is still here, and the button opens it again.',
  failed:
    'It was declined, and nothing was taken. All you wrote is still here: try again, or choose another way to pay.',
  expired: 'Nothing was taken. All you wrote is still here: try again whenever you like.',
};
