import { CheckboxField, TextField } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';

export function TeacherStep() {
  const { field } = useEntering().school;
  return (
    <>
      <TextField label="Teacher" optional autoComplete="off" {...field('teacher')} />
      <TextField label="School" optional autoComplete="off" {...field('school')} />
      <CheckboxField label="Send them a copy of the judges’ report." {...field('sharesReport')} />
    </>
  );
}
