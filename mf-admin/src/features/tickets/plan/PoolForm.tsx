import { SelectField, Text } from '@school/shared/ui';
import { FormFrame, useModalForm } from '../../../kit/forms/FormFrame';
import { useChangeSeatsMutation, type StaffSeat } from '../api';
import { SeatsMeanwhile } from './SeatsMeanwhile';

interface Props {
  readonly seats: readonly StaffSeat[];
  readonly pools: readonly string[];
  readonly known: string;
  readonly onDone: () => void;
}

/** Gives seats to another pool: other ticket types sell them from then on. */
export function PoolForm({ seats, pools, known, onDone }: Props) {
  const [change] = useChangeSeatsMutation();
  const { field, frame } = useModalForm<{ pool: string }, { pool: string }>({
    schema: () => import('./seatFields').then(({ seatsPool }) => seatsPool),
    defaults: { pool: known },
    idPrefix: 'pool-',
    onDone,
    send: async ({ pool }) => {
      await change({ seatsChange: { seats: seats.map(({ id }) => id), pool } }).unwrap();
      return `${seats.length === 1 ? 'The seat is' : `${seats.length} seats are`} in the pool ${pool}.`;
    },
  });

  return (
    <FormFrame label="Pool" {...frame} action="Change the pool" busyLabel="Changing">
      <SeatsMeanwhile seats={seats} />
      <Text>
        The ticket types of a pool sell its seats, up to their own stock: change that on the page of the sale
        if one is to sell more.
      </Text>
      <SelectField
        label="Pool"
        options={pools.map((pool) => ({ value: pool, label: pool }))}
        {...field('pool')}
      />
    </FormFrame>
  );
}
