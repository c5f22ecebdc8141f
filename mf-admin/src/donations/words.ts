import type { DonationRow, PaymentFlag, Refund } from '@school/shared/api';
import type { StatusKind } from '@school/shared/ui';

type State = DonationRow['state'];

/** What staff call the states of a gift. */
export const stateWords: Readonly<Record<State, string>> = {
  created: 'Begun',
  pending: 'Waiting',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
};

export const stateKinds: Readonly<Record<State, StatusKind>> = {
  created: 'new',
  pending: 'progress',
  paid: 'done',
  failed: 'failed',
  expired: 'withdrawn',
  refunded: 'returned',
};

export const methodWords: Readonly<Record<DonationRow['method'], string>> = {
  card: 'Card',
  mobile_money: 'Mobile money',
};

/** What is the matter with a payment. */
export const flagWords: Readonly<Record<PaymentFlag['kind'], string>> = {
  unknown_reference: 'Money with a reference that nobody knows',
  underpaid: 'Too little was paid',
  overpaid: 'More was paid than asked',
  wrong_currency: 'It was paid in another currency',
  paid_twice: 'It was paid twice',
  paid_late: 'It was paid after its time had run out',
  other_order: 'The payment belongs to something else',
  refund_unclear: 'Nobody knows whether a refund happened',
};

export const refundWords: Readonly<Record<Refund['state'], string>> = {
  requested: 'Refund asked for',
  done: 'Refunded',
  failed: 'Refund refused',
  unclear: 'Refund unclear',
};

const causes: Readonly<Record<string, string>> = {
  donor: 'by the donor',
  callback: 'as the checkout told',
  webhook: 'as the payment service told',
  reconciliation: 'as we asked the payment service',
  staff: 'by staff',
};

/** How something came about; a cause that is not known stands for itself. */
export const causeWords = (cause: string): string => causes[cause] ?? cause;

/** What a state is called; one that is not known stands for itself. */
export const wordsOfState = (state: string): string =>
  (stateWords as Readonly<Record<string, string>>)[state] ?? state;
