import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { SelectField, Text } from '@school/shared/ui';
import { useChangeSeatsMutation, type StaffSeat } from '../api';
import { FormFrame } from '../../../kit/forms/FormFrame';
import { SeatsMeanwhile } from './SeatsMeanwhile';

interface Props {
  readonly seats: readonly StaffSeat[];
  readonly pools: readonly string[];
  readonly known: string;
  readonly onDone: () => void;
}

/** Gives seats to another pool: other ticket types sell them from then on. */
export function PoolForm({ seats, pools, known, onDone }: Props) {
  const { toast } = useShell();
  const [change] = useChangeSeatsMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<{ pool: string }, { pool: string }>({
    schema: () => import('./seatFields').then(({ seatsPool }) => seatsPool),
    defaults: { pool: known },
    idPrefix: 'pool-',
  });

  async function send({ pool }: { pool: string }): Promise<void> {
    await change({ seatsChange: { seats: seats.map(({ id }) => id), pool } }).unwrap();
    toast.add(`${seats.length === 1 ? 'The seat is' : `${seats.length} seats are`} in the pool ${pool}.`, {
      type: 'success',
    });
    onDone();
  }

  return (
    <FormFrame
      label="Pool"
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action="Change the pool"
      busyLabel="Changing"
      onCancel={onDone}
    >
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
