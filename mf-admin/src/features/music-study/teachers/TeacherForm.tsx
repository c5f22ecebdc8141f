import { instrumentIds, instrumentLabels, lessonVenues, venueLabels } from '@school/shared/schemas/lessons';
import type { Teacher } from '@school/shared/schemas/teachers';
import { FormFrame, useModalForm } from '@school/shared/staff/forms';
import { CheckboxGroup, TextField } from '@school/shared/ui';
import { useAddTeacherMutation, useChangeTeacherMutation, type TeacherRow } from '../api';

interface Props {
  /** The teacher to change; a new one if absent. */
  readonly teacher?: TeacherRow;
  readonly onDone: () => void;
}

/** Adds a teacher, or changes one. */
export function TeacherForm({ teacher, onDone }: Props) {
  const [add] = useAddTeacherMutation();
  const [change] = useChangeTeacherMutation();
  const { field, choices, frame } = useModalForm<Teacher, Teacher>({
    schema: () => import('@school/shared/schemas/teachers').then((module) => module.teacher),
    defaults: {
      name: teacher?.name ?? '',
      instruments: [...(teacher?.instruments ?? [])],
      venues: [...(teacher?.venues ?? [])],
    },
    idPrefix: 'teacher-',
    onDone,
    send: async (typed, { idempotencyKey }) => {
      if (teacher) await change({ id: teacher.id, teacherChange: typed }).unwrap();
      else await add({ 'idempotency-key': idempotencyKey, newTeacher: typed }).unwrap();
      return teacher ? `${typed.name} was saved.` : `${typed.name} was added.`;
    },
  });

  return (
    <FormFrame
      label={teacher ? 'Edit teacher' : 'Add teacher'}
      {...frame}
      action={teacher ? 'Save' : 'Add teacher'}
      busyLabel="Saving"
    >
      <TextField {...field('name')} label="First name and surname" autoComplete="off" />
      <CheckboxGroup
        label="Instruments"
        options={instrumentIds.map((value) => ({ value, label: instrumentLabels[value] }))}
        {...choices('instruments')}
      />
      <CheckboxGroup
        label="Venues"
        options={lessonVenues.map((value) => ({ value, label: venueLabels[value] }))}
        {...choices('venues')}
      />
    </FormFrame>
  );
}
