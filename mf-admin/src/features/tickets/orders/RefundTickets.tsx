import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import {
  Button,
  ErrorSummary,
  Fields,
  FormActions,
  Text,
  TextField,
  VisuallyHidden,
} from '@school/shared/ui';
import { ModalPanel } from '../../../kit/modal/ModalPanel';
import { useModal } from '../../../kit/modal/useModal';
import { useRefundTicketOrderMutation, type TicketOrderDetail } from '../api';
import { canGoBack, withTable } from './orderRules';
import type { Reason, ReasonFields } from './refundReason';
import { refundSentence } from './refundSentence';

interface Props {
  readonly order: TicketOrderDetail;
  /** The one to pay back; all that are left by default. */
  readonly ticket?: TicketOrderDetail['places'][number];
}

/** Pays one ticket back, or all that are left of an order: first it says what happens, and asks why. */
export function RefundTickets({ order, ticket }: Props) {
  const modal = useModal();
  return (
    <>
      <Button tone="line" size="s" onClick={modal.open}>
        {ticket ? (
          <>
            Refund <VisuallyHidden>the ticket of {ticket.name}</VisuallyHidden>
          </>
        ) : (
          'Refund the order'
        )}
      </Button>
      <ModalPanel id={modal.id} title={ticket ? 'Refund this ticket' : 'Refund the whole order'}>
        <RefundTicketsForm {...{ order, ticket }} onDone={modal.close} />
      </ModalPanel>
    </>
  );
}

interface RefundTicketsFormProps {
  readonly order: TicketOrderDetail;
  readonly ticket: TicketOrderDetail['places'][number] | undefined;
  readonly onDone: () => void;
}

/** Says what goes back and to whom, asks why, and does it. */
function RefundTicketsForm({ order, ticket, onDone }: RefundTicketsFormProps) {
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
