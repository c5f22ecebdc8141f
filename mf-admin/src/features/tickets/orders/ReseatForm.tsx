import { Text, TextField } from '@school/shared/ui';
import { FormFrame, useModalForm } from '../../../kit/forms/FormFrame';
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
      return `${ticket.name} now sits at ${label}.`;
    },
  });

  return (
    <FormFrame label="Another seat" {...frame} action="Move the ticket" busyLabel="Moving">
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
