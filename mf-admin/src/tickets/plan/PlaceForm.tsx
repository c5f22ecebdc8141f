import { useShell } from '@school/shared';
import { useSchoolForm } from '@school/shared/form';
import { Button, ErrorSummary, Fields, TextField } from '@school/shared/ui';
import { useMoveSeatMutation, type HallPlan, type StaffSeat } from '../api';

interface Props {
  readonly seat: StaffSeat;
  readonly plan: Pick<HallPlan, 'width' | 'height'>;
}

interface PlaceFields {
  x: string;
  y: string;
}

/** The place of a seat in figures: what dragging does, by keyboard. */
export function PlaceForm({ seat, plan }: Props) {
  const { toast } = useShell();
  const [move] = useMoveSeatMutation();
  const { field, submit, sending, summary } = useSchoolForm<PlaceFields, { x: number; y: number }>({
    schema: () => import('./seatFields').then(({ seatPlace }) => seatPlace),
    defaults: { x: String(seat.x), y: String(seat.y) },
    idPrefix: 'place-',
  });

  async function send(seatMove: { x: number; y: number }): Promise<void> {
    await move({ seatId: seat.id, seatMove }).unwrap();
    toast.add(`${seat.label} is moved.`, { type: 'success' });
  }

  return (
    <form noValidate aria-label="Place of the seat" onSubmit={submit(send)}>
      <Fields>
        <ErrorSummary errors={summary.errors} attempt={summary.attempt} />
        <TextField
          label={`Across, 0 to ${plan.width}`}
          inputMode="decimal"
          autoComplete="off"
          {...field('x')}
        />
        <TextField
          label={`Down, 0 to ${plan.height}`}
          inputMode="decimal"
          autoComplete="off"
          {...field('y')}
        />
        <Button type="submit" tone="line" size="s" busy={sending} busyLabel="Moving">
          Move the seat
        </Button>
      </Fields>
    </form>
  );
}
