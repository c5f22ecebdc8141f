import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Cluster, Text } from '@school/shared/ui';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal';
import { useModal } from '../../../kit/modal/useModal';
import { useResendTicketOrderByStaffMutation, type TicketOrderDetail } from '../api';
import { ticketsLink } from '../pages/ticketsLink';
import { canGoBack } from './canGoBack';
import { RefundTickets } from './RefundTickets';

/** What staff can do for a paid order. */
export function TicketOrderActions({ order }: { readonly order: TicketOrderDetail }) {
  const { toast } = useShell();
  const modal = useModal();
  const tickets = ticketsLink(order);
  const [resend] = useResendTicketOrderByStaffMutation();

  async function send(): Promise<void> {
    try {
      await resend({ orderId: order.id }).unwrap();
      toast.add(`The tickets are on their way to ${order.email}.`, { type: 'success' });
    } catch (error) {
      toast.add(`The tickets were not sent. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Cluster gap="s2">
      {tickets && (
        <Button tone="line" size="s" href={tickets} target="_blank" rel="noreferrer">
          Open the tickets
        </Button>
      )}
      {order.email && (
        <Button tone="line" size="s" onClick={modal.open}>
          Send the tickets again
        </Button>
      )}
      {order.places.some(canGoBack) && <RefundTickets order={order} />}
      <ConfirmModal
        modal={modal}
        title="Send the tickets again?"
        action="Send them"
        busyLabel="Sending"
        onConfirm={send}
      >
        <Text>
          {order.email} gets a mail with a new private link. The link that they had before stops working; the
          codes of the tickets stay as they are.
        </Text>
      </ConfirmModal>
    </Cluster>
  );
}
