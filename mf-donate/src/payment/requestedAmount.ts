import { parseMoney } from '@school/shared/format';

/** The parameter of an amount in the address: `/donate/new/mate?amount=150`. */
const AMOUNT = 'amount';

/**
 * Returns the address of a project's form.
 * @param donationId a donation's ID, or `new`
 * @param pesewas the chosen amount, if any
 */
export function formPath(slug: string, donationId: string, pesewas?: number): string {
  const asked = pesewas === undefined ? '' : `?${AMOUNT}=${pesewas / 100}`;
  return `/donate/${donationId}/${slug}${asked}`;
}

/** Returns the amount in an address, in cedis as in the field, or undefined. */
export function requestedAmount(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(AMOUNT) ?? '';
  return parseMoney(asked) === undefined ? undefined : asked;
}
