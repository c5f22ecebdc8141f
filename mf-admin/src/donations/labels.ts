import type { DonationDetail, DonationRow, Refund } from './api';
import type { StatusKind } from '../ui/Status';

type State = DonationRow['state'];

/** What staff call the states of a donation. */
export const stateLabels: Readonly<Record<State, string>> = {
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

export const methodLabels: Readonly<Record<DonationRow['method'], string>> = {
  card: 'Card',
  mobile_money: 'Mobile money',
};

type Payment = DonationDetail['payments'][number];

export const paymentLabels: Readonly<Record<Payment['status'], string>> = {
  pending: 'Pending',
  failed: 'Failed',
  successful: 'Went through',
};

export const paymentKinds: Readonly<Record<Payment['status'], StatusKind>> = {
  pending: 'progress',
  failed: 'failed',
  successful: 'done',
};

export const mailLabels: Readonly<Record<DonationDetail['mails'][number]['state'], string>> = {
  waiting: 'on its way',
  done: 'sent',
  failed: 'could not be sent',
};

export const refundLabels: Readonly<Record<Refund['state'], string>> = {
  requested: 'Refund asked for',
  done: 'Refunded',
  failed: 'Refund refused',
  unclear: 'Refund unclear',
};

type Cause = DonationDetail['transitions'][number]['cause'];

/** What brought a change of state about. */
export const causeLabels: Readonly<Record<Cause, string>> = {
  customer: 'by the donor',
  callback: 'as the checkout told',
  webhook: 'as the payment service told',
  reconciliation: 'as we asked the payment service',
  staff: 'by staff',
};
