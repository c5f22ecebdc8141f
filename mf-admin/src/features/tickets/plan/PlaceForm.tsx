import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Button, ErrorSummary, Fields, TextField } from '@school/shared/ui';
import { ChangedMeanwhile } from '../../../kit/forms/ChangedMeanwhile';
import { useFollowRecord } from '../../../kit/forms/useFollowRecord';
import { useMoveSeatMutation, type HallPlan, type StaffSeat } from '../api';

interface Props {
  readonly seat: StaffSeat;
  readonly plan: Pick<HallPlan, 'width' | 'height'>;
}

interface PlaceFields {
  x: string;
  y: string;
}

const fieldsOf = ({ x, y }: { x: number; y: number }): PlaceFields => ({ x: String(x), y: String(y) });

/** Moves a seat by coordinates, as an alternative to dragging. */
export function PlaceForm({ seat, plan }: Props) {
  const { toast } = useShell();
  const [move] = useMoveSeatMutation();
  const { form, field, submit, sending, summary } = useSchoolForm<PlaceFields, { x: number; y: number }>({
    schema: () => import('./seatFields').then(({ seatPlace }) => seatPlace),
    defaults: fieldsOf(seat),
    idPrefix: 'place-',
  });
  const changed = useFollowRecord(form, fieldsOf(seat));
  const labels = { x: `Across, 0 to ${plan.width}`, y: `Down, 0 to ${plan.height}` };

  async function send(seatMove: { x: number; y: number }): Promise<void> {
    await move({ seatId: seat.id, seatMove }).unwrap();
    form.reset(fieldsOf(seatMove));
    toast.add(`${seat.label} was moved.`, { type: 'success' });
  }

  return (
    <form noValidate aria-label="Position of the seat" onSubmit={submit(send)}>
      <Fields>
        <ChangedMeanwhile {...{ changed, labels }} />
        <ErrorSummary {...summary} />
        <TextField label={labels.x} inputMode="decimal" autoComplete="off" {...field('x')} />
        <TextField label={labels.y} inputMode="decimal" autoComplete="off" {...field('y')} />
        <Button type="submit" tone="line" size="s" busy={sending} busyLabel="Moving">
          Move seat
        </Button>
      </Fields>
    </form>
  );
}
