import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Button, ErrorSummary, Fields, FormActions, Text, TextField } from '@school/shared/ui';
import { useRefundTicketOrderMutation, type TicketOrderDetail } from '../api';
import { canGoBack, withTable } from './canGoBack';
import type { Reason, ReasonFields } from './refundReason';
import { refundSentence } from './refundSentence';

interface Props {
  readonly order: TicketOrderDetail;
  readonly ticket: TicketOrderDetail['places'][number] | undefined;
  readonly onDone: () => void;
}

/** Says what goes back and to whom, asks why, and does it. */
export function RefundTicketsForm({ order, ticket, onDone }: Props) {
  const { toast } = useShell();
  const [refund] = useRefundTicketOrderMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<ReasonFields, Reason>({
    schema: () => import('./refundReason').then(({ refundReason }) => refundReason),
    defaults: { reason: '' },
    idPrefix: 'refund-tickets-',
  });
  const going = ticket ? withTable(order.places, ticket) : order.places.filter(canGoBack);

  async function send({ reason }: Reason): Promise<void> {
    // Named, not 'all': a ticket that was let in or bought meanwhile is not taken back with them.
    await refund({
      orderId: order.id,
      ticketRefundWish: { tickets: going.map(({ id }) => id), ...(reason && { reason }) },
    }).unwrap();
    toast.add(going.length === 1 ? 'The ticket is given back.' : 'The tickets are given back.', {
      type: 'success',
    });
    onDone();
  }

  return (
    <form noValidate aria-label="Refund" onSubmit={submit(send)}>
      <Fields>
        <ErrorSummary {...summary} />
        <Text>{refundSentence(order, going)}</Text>
        <TextField label="Reason" optional maxLength={200} autoComplete="off" {...field('reason')} />
      </Fields>
      <FormActions>
        <Button type="submit" busy={sending || sent} busyLabel="Refunding">
          {going.length === 1 ? 'Refund the ticket' : `Refund ${going.length} tickets`}
        </Button>
        <Button tone="line" onClick={onDone}>
          Cancel
        </Button>
      </FormActions>
    </form>
  );
}
