import { CheckboxField, TextField } from '@school/shared/ui';
import { useEntering } from '../flow/EntryContext';

export function TeacherStep() {
  const { field } = useEntering().school;
  return (
    <>
      <TextField label="Teacher" optional autoComplete="off" {...field('teacher')} />
      <TextField label="School" optional autoComplete="off" {...field('school')} />
      <CheckboxField label="They may have a copy of the jury’s report." {...field('sharesReport')} />
    </>
  );
}
