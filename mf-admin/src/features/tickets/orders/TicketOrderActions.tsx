import { ActionButton } from '@school/shared/staff/ui';
import { Button, Cluster } from '@school/shared/ui';
import { useResendTicketOrderByStaffMutation, type TicketOrderDetail } from '../api';
import { ticketsLink } from '../labels';
import { canGoBack } from './orderRules';
import { RefundTickets } from './RefundTickets';

/** The actions of staff for a paid order. */
export function TicketOrderActions({ order }: { readonly order: TicketOrderDetail }) {
  const tickets = ticketsLink(order);
  const [resend] = useResendTicketOrderByStaffMutation();
  return (
    <Cluster gap="s2">
      {tickets && (
        <Button tone="line" size="s" href={tickets} target="_blank" rel="noreferrer">
          View tickets
        </Button>
      )}
      {order.email && (
        <ActionButton
          run={() => resend({ orderId: order.id }).unwrap()}
          done={`The tickets were sent to ${order.email}.`}
          failed="The tickets were not sent."
          confirm={{
            title: 'Resend tickets?',
            text: `${order.email} receives a new private link. The previous link stops working; the ticket codes stay the same.`,
            action: 'Resend',
            busyLabel: 'Sending',
          }}
        >
          Resend tickets
        </ActionButton>
      )}
      {order.places.some(canGoBack) && <RefundTickets order={order} />}
    </Cluster>
  );
}
