import type { HistoryEntry } from '../../../kit/detail/History';
import { orderHistory } from '../../../kit/orders/orderHistory';
import type { TicketOrderDetail } from '../api';

/** What happened to an order, its payments and its tickets. */
export const ticketOrderHistory = (order: TicketOrderDetail): HistoryEntry[] => [
  ...soldAtDesk(order),
  ...orderHistory(order, 'buyer'),
  ...order.places.flatMap(({ id, name, seat, checkedInAt, checkedInDoor }) =>
    checkedInAt
      ? [
          {
            key: `in-${id}`,
            what: `Let in: ${[name, seat?.label].filter(Boolean).join(', ')}`,
            by: checkedInDoor,
            at: checkedInAt,
          },
        ]
      : [],
  ),
];

/** An order of the desk has no payment of its own: it begins with its sale. */
const soldAtDesk = ({ actor, method, paidAt }: TicketOrderDetail): HistoryEntry[] =>
  actor && paidAt
    ? [
        {
          key: 'desk',
          what: method === 'cash' ? 'Sold for cash' : 'Given at the desk',
          by: actor,
          at: paidAt,
        },
      ]
    : [];
