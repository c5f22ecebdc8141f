import { island } from '@school/shared';
import { Button, Skeleton, VisuallyHidden } from '@school/shared/ui';
import { ModalPanel } from '../../../kit/modal/ModalPanel';
import { useModal } from '../../../kit/modal/useModal';
import type { TicketOrderDetail } from '../api';

const ReseatForm = island('reseat form', () => import('./ReseatForm').then((module) => module.ReseatForm), {
  when: 'load',
  fallback: <Skeleton height={280} />,
});

/** Gives a ticket another seat: its code and its price stay. */
export function ReseatTicket({ ticket }: { readonly ticket: TicketOrderDetail['places'][number] }) {
  const modal = useModal();
  return (
    <>
      <Button tone="line" size="s" onClick={modal.open}>
        Other seat <VisuallyHidden>for the ticket of {ticket.name}</VisuallyHidden>
      </Button>
      <ModalPanel id={modal.id} title="Another seat">
        <ReseatForm ticket={ticket} onDone={modal.close} />
      </ModalPanel>
    </>
  );
}
