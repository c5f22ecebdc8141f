import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Text, TextField } from '@school/shared/ui';
import { useReseatTicketMutation, type TicketOrderDetail } from '../api';
import { FormFrame } from '../../../kit/forms/FormFrame';
import type { SeatChange, SeatFields } from './seatChange';

interface Props {
  readonly ticket: TicketOrderDetail['places'][number];
  readonly onDone: () => void;
}

/** Asks for the free seat that a ticket moves to. */
export function ReseatForm({ ticket, onDone }: Props) {
  const { toast } = useShell();
  const [reseat] = useReseatTicketMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<SeatFields, SeatChange>({
    schema: () => import('./seatChange').then(({ seatChange }) => seatChange),
    defaults: { seat: '' },
    idPrefix: 'reseat-',
  });

  async function send(ticketSeatChange: SeatChange): Promise<void> {
    const { label } = await reseat({ ticketId: ticket.id, ticketSeatChange }).unwrap();
    toast.add(`${ticket.name} now sits at ${label}.`, { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label="Another seat"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Move the ticket"
      busyLabel="Moving"
      onCancel={onDone}
    >
      <Text>
        {ticket.name} has {ticket.seat?.label}. The code of the ticket stays; nobody is mailed.
      </Text>
      <TextField
        label="New seat"
        help="Of the same type and free, such as C-7-12. The plan shows which are."
        autoComplete="off"
        autoCapitalize="characters"
        {...field('seat')}
      />
    </FormFrame>
  );
}
