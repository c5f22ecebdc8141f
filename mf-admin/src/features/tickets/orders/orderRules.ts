import type { TicketOrderDetail } from '../api';

type Ticket = TicketOrderDetail['places'][number];

/** Whether a ticket can be refunded. The API decides; this only hides a useless button. */
export const canGoBack = ({ state, checkedInAt }: Pick<Ticket, 'state' | 'checkedInAt'>): boolean =>
  state === 'valid' && checkedInAt === null;

/** The tickets that are refunded with one: a table is sold and refunded as a whole. */
export const withTable = (places: readonly Ticket[], ticket: Ticket): readonly Ticket[] =>
  ticket.table === null
    ? [ticket]
    : places.filter(
        ({ type, table, state }) => state === 'valid' && type === ticket.type && table === ticket.table,
      );

type Order = Pick<TicketOrderDetail, 'method' | 'refunded' | 'refunds'> & {
  readonly places: readonly Pick<TicketOrderDetail['places'][number], 'state' | 'price'>[];
};

/** Whether a refund is pending, so that the order is about to change. */
export function isRefundPending({ method, refunded, refunds, places }: Order): boolean {
  if (method !== 'card' && method !== 'mobile_money') return false;
  // These need a person.
  if (refunds.some(({ state }) => state === 'failed' || state === 'unclear')) return false;
  const wentBack = places.filter(({ state }) => state === 'refunded' || state === 'returned');
  return refunded < wentBack.reduce((sum, { price }) => sum + price, 0);
}
