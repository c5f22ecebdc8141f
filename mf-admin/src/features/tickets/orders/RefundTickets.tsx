import { FormFrame, ModalButton, useModalForm } from '@school/shared/staff/forms';
import { Text, TextField } from '@school/shared/ui';
import { useRefundTicketOrderMutation, type TicketOrderDetail } from '../api';
import { canGoBack, withTable } from './orderRules';
import type { Reason, ReasonFields } from './refundReason';
import { refundSentence } from './refundSentence';

interface Props {
  readonly order: TicketOrderDetail;
  /** The ticket to refund; all that are left by default. */
  readonly ticket?: TicketOrderDetail['places'][number] | undefined;
}

/** Refunds one ticket, or all remaining tickets of an order, after confirmation with a reason. */
export const RefundTickets = ({ order, ticket }: Props) => (
  <ModalButton
    {...(ticket
      ? { label: 'Refund', of: `the ticket of ${ticket.name}`, title: 'Refund this ticket' }
      : { label: 'Refund order', title: 'Refund the whole order' })}
  >
    {(close) => <RefundTicketsForm {...{ order, ticket }} onDone={close} />}
  </ModalButton>
);

function RefundTicketsForm({ order, ticket, onDone }: Props & { readonly onDone: () => void }) {
  const [refund] = useRefundTicketOrderMutation();
  const tickets = ticket ? withTable(order.places, ticket) : order.places.filter(canGoBack);
  const { field, frame } = useModalForm<ReasonFields, Reason>({
    schema: () => import('./refundReason').then(({ refundReason }) => refundReason),
    defaults: { reason: '' },
    idPrefix: 'refund-tickets-',
    onDone,
    send: async ({ reason }) => {
      // By id instead of 'all', so that a ticket admitted or bought meanwhile is not refunded.
      await refund({
        orderId: order.id,
        newTicketRefund: { tickets: tickets.map(({ id }) => id), ...(reason && { reason }) },
      }).unwrap();
      return tickets.length === 1 ? 'The ticket was refunded.' : 'The tickets were refunded.';
    },
  });

  return (
    <FormFrame
      label="Refund"
      {...frame}
      action={tickets.length === 1 ? 'Refund the ticket' : `Refund ${tickets.length} tickets`}
      busyLabel="Refunding"
    >
      <Text>{refundSentence(order, tickets)}</Text>
      <TextField label="Reason" optional maxLength={200} autoComplete="off" {...field('reason')} />
    </FormFrame>
  );
}
