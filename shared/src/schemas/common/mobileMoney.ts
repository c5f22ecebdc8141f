import { missingMessages } from './text';

/** Mobile phones of Ghana: the networks whose mobile money the payment provider charges. */
const GHANAIAN_MOBILE = /^\+233[25]\d{8}$/;

/** Said at a number, or at the way to pay where the number stands elsewhere. */
export const notMobileMoney =
  'Mobile money is charged to a Ghanaian mobile number, such as 024 123 4567. Please give one, or pay by card';

/** What is wrong with the number of who pays; undefined where nothing is. @param phone as E.164 */
export function payingPhoneProblem(method: string, phone: string | undefined): string | undefined {
  if (method !== 'mobile_money') return undefined;
  if (!phone) return missingMessages.phone;
  return GHANAIAN_MOBILE.test(phone) ? undefined : notMobileMoney;
}
