import { formatMoney } from '@school/shared/format';
import type { TicketOrderDetail } from '../api';

type Order = Pick<TicketOrderDetail, 'method'>;

const ways: Readonly<Record<Order['method'], string>> = {
  card: 'is refunded to the card',
  mobile_money: 'is refunded to the mobile money account',
  cash: 'is paid out at the desk',
  free: 'was never paid, so nothing is refunded',
};

/** Says what a refund does. */
export function refundSentence(
  { method }: Order,
  tickets: readonly Pick<TicketOrderDetail['places'][number], 'price'>[],
): string {
  const money = formatMoney(tickets.reduce((sum, { price }) => sum + price, 0));
  const which = tickets.length === 1 ? 'The ticket stops' : `All ${tickets.length} tickets stop`;
  const seats = tickets.length === 1 ? 'its place is' : 'their places are';
  return `${which} working at once, and ${seats} for sale again. ${money} ${ways[method]}. This cannot be undone.`;
}
