import { Button, VisuallyHidden } from '@school/shared/ui';
import { ModalPanel } from '../../../kit/modal/ModalPanel';
import { useModal } from '../../../kit/modal/useModal';
import type { TicketOrderDetail } from '../api';
import { RefundTicketsForm } from './RefundTicketsForm';

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
