import { privateLink } from '@school/shared/private-links';
import * as stored from '@school/shared/schemas/stored/labels';
import type { StatusKind } from '@school/shared/staff/ui';
import { stateKinds, stateLabels } from '../../kit/orders/labels';
import type { StaffSeat, StaffTicketSale, TicketOrderDetail, TicketOrderRow } from './api';

type Sale = StaffTicketSale['sale'];
type Ticket = TicketOrderDetail['places'][number];

export const saleLabels: Readonly<Record<Sale, string>> = stored.saleLabels;

export const methodLabels: Readonly<Record<TicketOrderRow['method'], string>> = stored.methodLabels;

/** The fulfilment of a paid order. */
export const fulfilmentLabels: Readonly<Record<TicketOrderRow['fulfilment'], string>> = {
  waiting: 'not yet',
  given: 'as ordered',
  other_seats: 'other seats of the same kind: paid after the hold expired',
  sent_back: 'none: paid after the hold expired, and refunded',
};

export const ticketLabels: Readonly<Record<Ticket['state'], string>> = stored.ticketLabels;

export const ticketKinds: Readonly<Record<Ticket['state'], StatusKind>> = {
  held: 'progress',
  freed: 'withdrawn',
  valid: 'done',
  returned: 'returned',
  refunded: 'returned',
};

export const seatStateLabels: Readonly<Record<StaffSeat['state'], string>> = {
  free: 'Free',
  held: 'Held',
  sold: 'Sold',
  blocked: 'Blocked',
};

export const seatKindLabels: Readonly<Record<StaffSeat['kind'], string>> = {
  seat: 'Seat',
  wheelchair: 'Wheelchair place',
  companion: 'Companion seat',
};

type State = TicketOrderRow['state'];

/** The states of an order, including one that was paid too late. */
export const orderLabels: Readonly<Record<State, string>> = {
  ...stateLabels,
  sent_back: 'Refunded (paid too late)',
};

export const orderKinds: Readonly<Record<State, StatusKind>> = { ...stateKinds, sent_back: 'returned' };

/** The kinds of mails about an order. */
export const mailLabels: Readonly<Record<TicketOrderDetail['mails'][number]['about'], string>> = {
  order: 'Tickets',
  refund: 'Refund',
  sent_back: 'Paid too late, refunded',
};

/** Returns the buyer's page with the tickets and codes of an order, if it has tickets. */
export const ticketsLink = ({ orderKey }: Pick<TicketOrderDetail, 'orderKey'>): string | undefined =>
  orderKey ? privateLink('/mate-2025/purchase-success', 'order', orderKey) : undefined;
