import { formatPhone } from '@school/shared/format';
import { Money } from '@school/shared/ui';
import { DateTime } from '../../../kit/detail/DateTime';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { FactList } from '../../../kit/detail/FactList';
import { History } from '../../../kit/detail/History';
import { RefundButton } from '../../../kit/orders/RefundButton';
import { FlagCase } from '../../../kit/flags/FlagCase';
import { OrderMails } from '../../../kit/orders/OrderMails';
import { OrderPayments } from '../../../kit/orders/OrderPayments';
import type { TicketOrderDetail } from '../api';
import { fulfilmentLabels, mailLabels, methodLabels, saleLabels } from '../labels';
import { OrderTickets } from './OrderTickets';
import { ticketOrderHistory } from './ticketOrderHistory';
import { PersonLink } from '../../../kit/people/PersonLink';

const isPaidOnline = ({ method }: Pick<TicketOrderDetail, 'method'>): boolean =>
  method === 'card' || method === 'mobile_money';

/** What is known of an order. */
export function TicketOrderDetails({ order }: { readonly order: TicketOrderDetail }) {
  const open = order.flags.filter(({ resolvedAt }) => resolvedAt === null);
  return (
    <>
      {open.length > 0 && (
        <DrawerPart title="Needs attention">
          {open.map((flag) => (
            <FlagCase key={flag.id} flag={flag} />
          ))}
        </DrawerPart>
      )}
      <OrderTickets order={order} />
      <DrawerPart title="The order">
        <FactList
          facts={[
            ['Amount', <Money key="amount" pesewas={order.amount} />],
            ['Discount', order.discount > 0 && <Money key="discount" pesewas={order.discount} />],
            ['Code', order.promoCode],
            ['Refunded', order.refunded > 0 && <Money key="refunded" pesewas={order.refunded} />],
            ['Sale', saleLabels[order.sale]],
            ['E-mail', order.email && <PersonLink key="person" email={order.email} />],
            ['Phone', order.phone && formatPhone(order.phone)],
            ['Method', methodLabels[order.method]],
            ['Tickets given', order.fulfilment !== 'waiting' && fulfilmentLabels[order.fulfilment]],
            ['Sold by', order.actor],
            ['Begun', <DateTime key="begun" value={order.createdAt} />],
            ['Paid', order.paidAt && <DateTime key="paid" value={order.paidAt} />],
          ]}
        />
      </DrawerPart>
      {(isPaidOnline(order) || order.payments.length > 0) && (
        <OrderPayments
          what="order"
          order={order}
          // What counts goes back with its tickets; money that came in beside it goes back by itself.
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
