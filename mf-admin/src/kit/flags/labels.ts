import type { PaymentFlag } from './api';

export const flagLabels: Readonly<Record<PaymentFlag['kind'], string>> = {
  unknown_reference: 'Payment with an unknown reference',
  underpaid: 'Too little was paid',
  overpaid: 'Too much was paid',
  wrong_currency: 'Paid in another currency',
  paid_twice: 'Paid twice',
  paid_late: 'Paid after it expired',
  other_order: 'The payment belongs to something else',
  refund_unclear: 'Outcome of a refund is unknown',
};
