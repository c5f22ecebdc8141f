import { formatPhone } from '@school/shared/format';
import { DateTime, DrawerPart, FactList, History, type HistoryEntry } from '@school/shared/staff/detail';
import { Money } from '@school/shared/ui';
import { OpenCases } from '../../../kit/flags/FlagCase';
import { orderHistory } from '../../../kit/orders/orderHistory';
import { OrderMails } from '../../../kit/orders/OrderMails';
import { OrderPayments } from '../../../kit/orders/OrderPayments';
import { RefundButton } from '../../../kit/orders/RefundButton';
import { PersonLink } from '../../../kit/people/PersonLink';
import type { TicketOrderDetail } from '../api';
import { fulfilmentLabels, mailLabels, methodLabels, saleLabels } from '../labels';
import { OrderTickets } from './OrderTickets';

const isPaidOnline = ({ method }: Pick<TicketOrderDetail, 'method'>): boolean =>
  method === 'card' || method === 'mobile_money';

/** The details of an order. */
export function TicketOrderDetails({ order }: { readonly order: TicketOrderDetail }) {
  return (
    <>
      <OpenCases flags={order.flags} />
      <OrderTickets order={order} />
      <DrawerPart title="Order">
        <FactList
          facts={[
            ['Amount', <Money key="amount" pesewas={order.amount} />],
            ['Discount', order.discount > 0 && <Money key="discount" pesewas={order.discount} />],
            ['Code', order.promoCode],
            ['Refunded', order.refunded > 0 && <Money key="refunded" pesewas={order.refunded} />],
            ['Sale', saleLabels[order.sale]],
            ['Email', order.email && <PersonLink key="person" email={order.email} />],
            ['Phone', order.phone && formatPhone(order.phone)],
            ['Method', methodLabels[order.method]],
            ['Tickets issued', order.fulfilment !== 'waiting' && fulfilmentLabels[order.fulfilment]],
            ['Sold by', order.actor],
            ['Started', <DateTime key="begun" value={order.createdAt} />],
            ['Paid', order.paidAt && <DateTime key="paid" value={order.paidAt} />],
          ]}
        />
      </DrawerPart>
      {(isPaidOnline(order) || order.payments.length > 0) && (
        <OrderPayments
          what="order"
          order={order}
          // The payment that counts is refunded with its tickets; others are refunded here.
          actions={(payment) => !payment.granted && <RefundButton payment={payment} />}
        />
      )}
      <DrawerPart title="History">
        <History entries={ticketOrderHistory(order)} />
      </DrawerPart>
      <OrderMails
        mails={order.mails.map(({ about, ...mail }) => ({
          ...mail,
          subject: mailLabels[about],
          to: order.email ?? 'nobody',
        }))}
      />
    </>
  );
}

/** The history of an order, its payments and its tickets. */
const ticketOrderHistory = (order: TicketOrderDetail): HistoryEntry[] => [
  ...soldAtDesk(order),
  ...orderHistory(order, 'buyer'),
  ...order.places.flatMap(({ id, name, seat, checkedInAt, checkedInDoor }) =>
    checkedInAt
      ? [
          {
            key: `in-${id}`,
            what: `Admitted: ${[name, seat?.label].filter(Boolean).join(', ')}`,
            by: checkedInDoor,
            at: checkedInAt,
          },
        ]
      : [],
  ),
];

/** An order of the desk has no payment: its history begins with the sale. */
const soldAtDesk = ({ actor, method, paidAt }: TicketOrderDetail): HistoryEntry[] =>
  actor && paidAt
    ? [
        {
          key: 'desk',
          what: method === 'cash' ? 'Sold for cash' : 'Issued at the desk',
          by: actor,
          at: paidAt,
        },
      ]
    : [];
