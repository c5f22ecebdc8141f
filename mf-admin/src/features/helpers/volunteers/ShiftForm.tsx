import { BesideRecord } from '@school/shared/staff';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { FieldPair, TextField } from '@school/shared/ui';
import { ChangedMeanwhile } from '../../../kit/forms/ChangedMeanwhile';
import { useFollowRecord } from '../../../kit/forms/useFollowRecord';
import { utcField } from '../../../kit/forms/utcTimes';
import {
  useAddVolunteerShiftMutation,
  useChangeVolunteerShiftMutation,
  useListVolunteerShiftsQuery,
  type VolunteerShiftRow,
} from '../api';
import type { ShiftDraft, ShiftDraftFields } from './shiftDraft';

interface Props {
  /** The shift to change; a new one if absent. */
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

const labels: Readonly<Record<keyof ShiftDraftFields, string>> = {
  task: 'Task',
  place: 'Place',
  startsAt: 'From (UTC)',
  endsAt: 'To (UTC)',
  needed: 'Volunteers needed',
  note: 'Note',
};

/** Plans a shift, or changes one. */
export function ShiftForm({ shift, onDone }: Props) {
  const [add] = useAddVolunteerShiftMutation();
  const [change] = useChangeVolunteerShiftMutation();
  const { form, field, frame } = useModalForm<ShiftDraftFields, ShiftDraft>({
    schema: () => import('./shiftDraft').then((m) => m.shiftDraft),
    defaults: draftOf(shift),
    ...(!shift && { draftKey: 'volunteer-shift' }),
    idPrefix: 'shift-',
    onDone,
    send: async (typed, { idempotencyKey }) => {
      await (
        shift
          ? change({ id: shift.id, volunteerShiftChange: typed })
          : add({ 'idempotency-key': idempotencyKey, newVolunteerShift: typed })
      ).unwrap();
      return shift ? `${typed.task} was saved.` : `${typed.task} was added.`;
    },
  });
  const changed = useFollowRecord(form, draftOf(shift));
  const { refetch } = useListVolunteerShiftsQuery({});

  return (
    <FormFrame
      label={shift ? 'Edit shift' : 'New shift'}
      {...frame}
      action={shift ? 'Save' : 'Add shift'}
      busyLabel="Saving"
    >
      {shift && <BesideRecord record={{ kind: 'shift', id: shift.id }} what="shift" refetch={refetch} />}
      <ChangedMeanwhile {...{ changed, labels }} />
      <TextField
        {...field('task')}
        label={labels.task}
        help="For example Door, Stage or Cloakroom."
        autoComplete="off"
      />
      <TextField {...field('place')} label={labels.place} autoComplete="off" />
      <FieldPair>
        <TextField {...field('startsAt')} type="datetime-local" label={labels.startsAt} />
        <TextField {...field('endsAt')} type="datetime-local" label={labels.endsAt} />
      </FieldPair>
      <TextField {...field('needed')} label={labels.needed} inputMode="numeric" autoComplete="off" />
      <TextField {...field('note')} label={labels.note} optional autoComplete="off" />
    </FormFrame>
  );
}
