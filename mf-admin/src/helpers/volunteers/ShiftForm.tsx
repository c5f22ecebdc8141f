import { useShell } from '@school/shared';
import { useSchoolForm, type Sending } from '@school/shared/form';
import { FieldPair, TextField } from '@school/shared/ui';
import { FormFrame } from '../../forms/FormFrame';
import { utcField } from '../../forms/utcTimes';
import {
  useAddVolunteerShiftMutation,
  useChangeVolunteerShiftMutation,
  type VolunteerShiftRow,
} from '../api';
import type { ShiftDraft, ShiftDraftFields } from './shiftDraft';

interface Props {
  /** The shift that is changed; a new one where there is none. */
  readonly shift?: VolunteerShiftRow;
  readonly onDone: () => void;
}

const draftOf = (shift: VolunteerShiftRow | undefined): ShiftDraftFields => ({
  task: shift?.task ?? '',
  place: shift?.place ?? '',
  startsAt: utcField(shift?.startsAt),
  endsAt: utcField(shift?.endsAt),
  needed: String(shift?.needed ?? 1),
  note: shift?.note ?? '',
});

/** Plans a shift, or changes one. */
export function ShiftForm({ shift, onDone }: Props) {
  const { toast } = useShell();
  const [add] = useAddVolunteerShiftMutation();
  const [change] = useChangeVolunteerShiftMutation();
  const { field, submit, sending, sent, summary } = useSchoolForm<ShiftDraftFields, ShiftDraft>({
    schema: () => import('./shiftDraft').then((m) => m.shiftDraft),
    defaults: draftOf(shift),
    ...(!shift && { draftKey: 'volunteer-shift' }),
    idPrefix: 'shift-',
  });

  async function send(typed: ShiftDraft, { idempotencyKey }: Sending): Promise<void> {
    await (
      shift
        ? change({ id: shift.id, volunteerShiftChange: typed })
        : add({ 'idempotency-key': idempotencyKey, newVolunteerShift: typed })
    ).unwrap();
    toast.add(shift ? `${typed.task} is changed.` : `${typed.task} is planned.`, { type: 'success' });
    onDone();
  }

  return (
    <FormFrame
      label={shift ? 'Change the shift' : 'New shift'}
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action={shift ? 'Change it' : 'Plan it'}
      busyLabel="One moment"
      onCancel={onDone}
    >
      <TextField
        {...field('task')}
        label="Task"
        help="What is to be done: Door, Stage, Cloakroom."
        autoComplete="off"
      />
      <TextField {...field('place')} label="Place" autoComplete="off" />
      <FieldPair>
        <TextField {...field('startsAt')} type="datetime-local" label="From (UTC)" />
        <TextField {...field('endsAt')} type="datetime-local" label="To (UTC)" />
      </FieldPair>
      <TextField {...field('needed')} label="Helpers it takes" inputMode="numeric" autoComplete="off" />
      <TextField {...field('note')} label="Note" optional autoComplete="off" />
    </FormFrame>
  );
}
