import { missingMessages } from './text';

/** Ghanaian mobile numbers of the networks whose mobile money the payment provider charges. */
const GHANAIAN_MOBILE = /^\+233[25]\d{8}$/;

/** Shown at the number, or at the payment method when the number is elsewhere. */
export const notMobileMoney =
  'Mobile money needs a Ghanaian mobile number, such as 024 123 4567. Please enter one, or pay by card';

/** Returns what is wrong with the number for a payment; undefined when it is valid. @param phone as E.164 */
export function payingPhoneProblem(method: string, phone: string | undefined): string | undefined {
  if (method !== 'mobile_money') return undefined;
  if (!phone) return missingMessages.phone;
  return GHANAIAN_MOBILE.test(phone) ? undefined : notMobileMoney;
}
