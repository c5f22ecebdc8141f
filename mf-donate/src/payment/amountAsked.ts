import { parseMoney } from '@school/shared/format';

/** The name under which an address asks for an amount: `/donate/new/mate?amount=150`. */
const AMOUNT = 'amount';

/**
 * The address of the form of a project.
 * @param donationId a donation's id, or `new`
 * @param pesewas what is to be given, where that was chosen already
 */
export function formPath(slug: string, donationId: string, pesewas?: number): string {
  const asked = pesewas === undefined ? '' : `?${AMOUNT}=${pesewas / 100}`;
  return `/donate/${donationId}/${slug}${asked}`;
}

/** The amount that an address asks for, in cedis as the form's field holds it; nothing when it is none. */
export function amountAsked(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(AMOUNT) ?? '';
  return parseMoney(asked) === undefined ? undefined : asked;
}
