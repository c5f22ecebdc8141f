import type { PaymentFlag } from './api';

/** What is the matter with a payment. */
export const flagLabels: Readonly<Record<PaymentFlag['kind'], string>> = {
  unknown_reference: 'Money with a reference that nobody knows',
  underpaid: 'Too little was paid',
  overpaid: 'More was paid than asked',
  wrong_currency: 'It was paid in another currency',
  paid_twice: 'It was paid twice',
  paid_late: 'It was paid after its time had run out',
  other_order: 'The payment belongs to something else',
  refund_unclear: 'Nobody knows whether a refund happened',
};
