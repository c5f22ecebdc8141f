import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { SelectField, Text } from '@school/shared/ui';
import { useChangeSeatsMutation, type StaffSeat } from '../api';
import { SeatsMeanwhile } from './SeatsMeanwhile';

interface Props {
  readonly seats: readonly StaffSeat[];
  readonly pools: readonly string[];
  readonly known: string;
  readonly onDone: () => void;
}

/** Moves seats to another pool, whose ticket types sell them from then on. */
export function PoolForm({ seats, pools, known, onDone }: Props) {
  const [change] = useChangeSeatsMutation();
  const { field, frame } = useModalForm<{ pool: string }, { pool: string }>({
    schema: () => import('./seatFields').then(({ seatsPool }) => seatsPool),
    defaults: { pool: known },
    idPrefix: 'pool-',
    onDone,
    send: async ({ pool }) => {
      await change({ seatsChange: { seats: seats.map(({ id }) => id), pool } }).unwrap();
      return `${seats.length === 1 ? 'The seat is now' : `${seats.length} seats are now`} in the pool ${pool}.`;
    },
  });

  return (
    <FormFrame label="Pool" {...frame} action="Change pool" busyLabel="Saving">
      <SeatsMeanwhile seats={seats} />
      <Text>
        Ticket types of a pool sell its seats up to their own stock. To sell more, change the stock on the
        sale page.
      </Text>
      <SelectField
        label="Pool"
        options={pools.map((pool) => ({ value: pool, label: pool }))}
        {...field('pool')}
      />
    </FormFrame>
  );
}
