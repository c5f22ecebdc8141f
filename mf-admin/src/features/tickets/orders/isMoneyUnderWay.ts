import type { TicketOrderDetail } from '../api';

type Order = Pick<TicketOrderDetail, 'method' | 'refunded' | 'refunds'> & {
  readonly places: readonly Pick<TicketOrderDetail['places'][number], 'state' | 'price'>[];
};

/** Whether money of tickets that went back is still on its way, so that the order is about to change. */
export function isMoneyUnderWay({ method, refunded, refunds, places }: Order): boolean {
  if (method !== 'card' && method !== 'mobile_money') return false;
  // These wait for a person.
  if (refunds.some(({ state }) => state === 'failed' || state === 'unclear')) return false;
  const wentBack = places.filter(({ state }) => state === 'refunded' || state === 'returned');
  return refunded < wentBack.reduce((sum, { price }) => sum + price, 0);
}
