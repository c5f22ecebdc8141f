import { Button, Cluster } from '@school/shared/ui';
import { ActionButton } from '../../../kit/ui/ActionButton';
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
          Open the tickets
        </Button>
      )}
      {order.email && (
        <ActionButton
          run={() => resend({ orderId: order.id }).unwrap()}
          done={`The tickets are on their way to ${order.email}.`}
          failed="The tickets were not sent."
          confirm={{
            title: 'Send the tickets again?',
            text: `${order.email} gets a mail with a new private link. The link that they had before stops working; the codes of the tickets stay as they are.`,
            action: 'Send them',
            busyLabel: 'Sending',
          }}
        >
          Send the tickets again
        </ActionButton>
      )}
      {order.places.some(canGoBack) && <RefundTickets order={order} />}
    </Cluster>
  );
}
