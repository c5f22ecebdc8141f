import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { Text, TextField } from '@school/shared/ui';
import { useReseatTicketMutation, type TicketOrderDetail } from '../api';
import type { SeatChange, SeatFields } from './seatChange';

interface Props {
  readonly ticket: TicketOrderDetail['places'][number];
  readonly onDone: () => void;
}

/** Moves a ticket to a free seat. */
export function ReseatForm({ ticket, onDone }: Props) {
  const [reseat] = useReseatTicketMutation();
  const { field, frame } = useModalForm<SeatFields, SeatChange>({
    schema: () => import('./seatChange').then(({ seatChange }) => seatChange),
    defaults: { seat: '' },
    idPrefix: 'reseat-',
    onDone,
    send: async (ticketSeatChange) => {
      const { label } = await reseat({ ticketId: ticket.id, ticketSeatChange }).unwrap();
      return `${ticket.name} was moved to ${label}.`;
    },
  });

  return (
    <FormFrame label="Move ticket" {...frame} action="Move ticket" busyLabel="Moving">
      <Text>
        {ticket.name} has {ticket.seat?.label}. The ticket code stays the same, and the guest is not notified.
      </Text>
      <TextField
        label="New seat"
        help="A free seat of the same type, such as C-7-12. See the seating plan."
        autoComplete="off"
        autoCapitalize="characters"
        {...field('seat')}
      />
    </FormFrame>
  );
}
