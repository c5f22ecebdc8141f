import { parseMoney } from '@school/shared/format';

/** The parameters of the address: `/donate/new/mate?amount=150&page=ama-runs`. */
const AMOUNT = 'amount';
const PAGE = 'page';

/** What a link asks the form for. */
export interface Asked {
  /** The amount in pesewas. */
  readonly pesewas?: number | undefined;
  /** The id of a supporter's page. */
  readonly supporterPage?: string | undefined;
}

/**
 * Returns the address of a project's form.
 * @param donationId a donation's ID, or `new`
 */
export function formPath(slug: string, donationId: string, { pesewas, supporterPage }: Asked = {}): string {
  const asked = new URLSearchParams();
  if (pesewas !== undefined) asked.set(AMOUNT, String(pesewas / 100));
  if (supporterPage !== undefined) asked.set(PAGE, supporterPage);
  const path = `/donate/${donationId}/${slug}`;
  const query = asked.toString();
  return query ? `${path}?${query}` : path;
}

/** Returns the fields that an address asks for: an amount in cedis, as in the field, and a supporter's page. */
export function requestedFields(search: string): { amount?: string; supporterPage?: string } {
  const asked = new URLSearchParams(search);
  const amount = asked.get(AMOUNT) ?? '';
  const supporterPage = asked.get(PAGE);
  return {
    ...(parseMoney(amount) !== undefined && { amount }),
    ...(supporterPage && { supporterPage }),
  };
}
