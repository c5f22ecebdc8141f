import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { Text, TextField } from '@school/shared/ui';
import { useChangeSeatsMutation, type StaffSeat } from '../api';
import type { Note, NoteFields } from './seatFields';
import { SeatsMeanwhile } from './SeatsMeanwhile';

interface Props {
  readonly seats: readonly StaffSeat[];
  /** Whether it blocks or releases them. */
  readonly isBlocked: boolean;
  readonly onDone: () => void;
}

/** Blocks or releases seats, with a note for colleagues. */
export function SeatsForm({ seats, isBlocked, onDone }: Props) {
  const [change] = useChangeSeatsMutation();
  const { field, frame } = useModalForm<NoteFields, Note>({
    schema: () => import('./seatFields').then(({ seatsNote }) => seatsNote),
    defaults: { note: '' },
    idPrefix: 'seats-',
    onDone,
    send: async ({ note }) => {
      await change({
        seatsChange: { seats: seats.map(({ id }) => id), isBlocked, ...(note && { note }) },
      }).unwrap();
      const what = seats.length === 1 ? 'The seat is' : `${seats.length} seats are`;
      return `${what} ${isBlocked ? 'blocked' : 'free'}.`;
    },
  });

  return (
    <FormFrame
      label={isBlocked ? 'Block seats' : 'Release seats'}
      {...frame}
      action={isBlocked ? 'Block seats' : 'Release seats'}
      busyLabel="Saving"
    >
      <SeatsMeanwhile seats={seats} />
      <Text>
        {isBlocked
          ? 'Nobody can buy them until they are released. Seats that are held or sold cannot be blocked.'
          : 'They are for sale again immediately. Sold seats stay sold.'}
      </Text>
      {isBlocked && (
        <TextField label="Note" help="Only staff see it." optional autoComplete="off" {...field('note')} />
      )}
    </FormFrame>
  );
}
