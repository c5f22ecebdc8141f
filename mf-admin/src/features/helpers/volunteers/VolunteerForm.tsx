import { useShell } from '@school/shared';
import { useSchoolForm, type Sending } from '@school/shared/form';
import type { Volunteer } from '@school/shared/schemas/volunteers';
import { TextArea, TextField } from '@school/shared/ui';
import { ChangedMeanwhile } from '../../../kit/forms/ChangedMeanwhile';
import { FormFrame } from '../../../kit/forms/FormFrame';
import { useFollowRecord } from '../../../kit/forms/useFollowRecord';
import { useAddVolunteerMutation, useChangeVolunteerMutation, type VolunteerRow } from '../api';

interface Props {
  /** Who is changed; somebody new where there is none. */
  readonly volunteer?: VolunteerRow;
  /** Takes the key of who was written down. */
  readonly onMade?: (id: string) => void;
  readonly onDone: () => void;
}

type Fields = {
  name: string;
  email: string;
  phone?: string | undefined;
  note?: string | undefined;
};

const labels: Readonly<Record<keyof Fields, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  note: 'Note',
};

const fieldsOf = (volunteer: VolunteerRow | undefined): Fields => ({
  name: volunteer?.name ?? '',
  email: volunteer?.email ?? '',
  phone: volunteer?.phone ?? '',
  note: volunteer?.note ?? '',
});

/** Writes somebody down who helps, or changes what is known of them. */
export function VolunteerForm({ volunteer, onMade, onDone }: Props) {
  const { toast } = useShell();
  const [add] = useAddVolunteerMutation();
  const [change] = useChangeVolunteerMutation();
  const { form, field, submit, sending, sent, summary } = useSchoolForm<Fields, Volunteer>({
    schema: () => import('@school/shared/schemas/volunteers').then((m) => m.volunteer),
    defaults: fieldsOf(volunteer),
    ...(!volunteer && { draftKey: 'volunteer' }),
    idPrefix: 'volunteer-',
  });
  const changed = useFollowRecord(form, fieldsOf(volunteer));

  async function send(typed: Volunteer, { idempotencyKey }: Sending): Promise<void> {
    if (volunteer) await change({ id: volunteer.id, volunteerChange: typed }).unwrap();
    else {
      const made = await add({ 'idempotency-key': idempotencyKey, newVolunteer: typed }).unwrap();
      onMade?.(made.id);
    }
    toast.add(volunteer ? `${typed.name} is changed.` : `${typed.name} is among the volunteers.`, {
      type: 'success',
    });
    onDone();
  }

  return (
    <FormFrame
      label={volunteer ? 'Change a volunteer' : 'New volunteer'}
      onSubmit={submit(send)}
      summary={summary}
      busy={sending || sent}
      action={volunteer ? 'Change' : 'Write down'}
      busyLabel="One moment"
      onCancel={onDone}
    >
      <ChangedMeanwhile {...{ changed, labels }} />
      <TextField {...field('name')} label={labels.name} autoComplete="off" />
      <TextField {...field('email')} type="email" label={labels.email} autoComplete="off" />
      <TextField {...field('phone')} type="tel" label={labels.phone} optional autoComplete="off" />
      <TextArea
        {...field('note')}
        label={labels.note}
        optional
        rows={2}
        help="What they like to do, and when they can."
      />
    </FormFrame>
  );
}
