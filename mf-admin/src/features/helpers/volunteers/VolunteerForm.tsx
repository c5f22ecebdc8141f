import { volunteerLabels } from '@school/shared/schemas/stored/labels';
import type { Volunteer } from '@school/shared/schemas/volunteers';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { Status } from '@school/shared/staff/ui';
import { EmailField, PhoneField, TextArea, TextField } from '@school/shared/ui';
import { ChangedMeanwhile } from '../../../kit/forms/ChangedMeanwhile';
import { useFollowRecord } from '../../../kit/forms/useFollowRecord';
import { useAddVolunteerMutation, useChangeVolunteerMutation, type VolunteerRow } from '../api';

interface Props {
  /** The volunteer to change; a new one if absent. */
  readonly volunteer?: VolunteerRow;
  /** Receives the key of a new volunteer. */
  readonly onMade?: (ids: readonly string[]) => void;
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
  email: 'Email',
  phone: 'Phone',
  note: 'Note',
};

const fieldsOf = (volunteer: VolunteerRow | undefined): Fields => ({
  name: volunteer?.name ?? '',
  email: volunteer?.email ?? '',
  phone: volunteer?.phone ?? '',
  note: volunteer?.note ?? '',
});

/** Adds a volunteer, or changes one. */
export function VolunteerForm({ volunteer, onMade, onDone }: Props) {
  const [add] = useAddVolunteerMutation();
  const [change] = useChangeVolunteerMutation();
  const { form, field, frame } = useModalForm<Fields, Volunteer>({
    schema: () => import('@school/shared/schemas/volunteers').then((m) => m.volunteer),
    defaults: fieldsOf(volunteer),
    ...(!volunteer && { draftKey: 'volunteer' }),
    idPrefix: 'volunteer-',
    onDone,
    send: async (typed, { idempotencyKey }) => {
      if (volunteer) await change({ id: volunteer.id, volunteerChange: typed }).unwrap();
      else {
        const made = await add({ 'idempotency-key': idempotencyKey, newVolunteer: typed }).unwrap();
        onMade?.([made.id]);
      }
      return volunteer ? `${typed.name} was saved.` : `${typed.name} was added.`;
    },
  });
  const changed = useFollowRecord(form, fieldsOf(volunteer));

  return (
    <FormFrame
      label={volunteer ? 'Edit volunteer' : 'New volunteer'}
      {...frame}
      action={volunteer ? 'Save' : 'Add volunteer'}
      busyLabel="Saving"
    >
      <ChangedMeanwhile {...{ changed, labels }} />
      <TextField {...field('name')} label={labels.name} autoComplete="off" />
      <EmailField {...field('email')} label={labels.email} autoComplete="off" />
      <PhoneField {...field('phone')} label={labels.phone} optional autoComplete="off" />
      <TextArea
        {...field('note')}
        label={labels.note}
        optional
        rows={2}
        help="What they like to do, and when they are available."
      />
    </FormFrame>
  );
}

/** Whether a volunteer is active. */
export const HelpsStatus = ({ isActive }: Pick<VolunteerRow, 'isActive'>) => (
  <Status kind={isActive ? 'live' : 'withdrawn'}>{volunteerLabels[isActive ? 'helps' : 'helped']}</Status>
);
