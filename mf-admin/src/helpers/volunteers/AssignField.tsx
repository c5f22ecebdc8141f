import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { formatClock } from '@school/shared/format';
import { SelectField } from '@school/shared/ui';
import { useAssignVolunteerMutation, type VolunteerRow, type VolunteerShiftRow } from '../api';

interface Props {
  readonly shift: VolunteerShiftRow;
  readonly volunteers: readonly VolunteerRow[];
}

/** Gives a shift to somebody; whoever is chosen has it at once, or the field says why not. */
export function AssignField({ shift, volunteers }: Props) {
  const { toast } = useShell();
  const [assign, { isLoading }] = useAssignVolunteerMutation();
  const [problem, setProblem] = useState('');
  const free = volunteers.filter(
    ({ id, isActive }) => isActive && !shift.helpers.some(({ volunteer }) => volunteer === id),
  );

  async function give(volunteer: string): Promise<void> {
    const name = volunteers.find(({ id }) => id === volunteer)?.name ?? '';
    setProblem('');
    try {
      await assign({ id: shift.id, volunteer }).unwrap();
      toast.add(`${name} does ${shift.task}.`, { type: 'success' });
    } catch (error) {
      setProblem(`${name}: ${messageOfApiError(error)}`);
    }
  }

  return (
    <SelectField
      name={`assign-${shift.id}`}
      label={`Who does ${shift.task} at ${formatClock(shift.startsAt)}`}
      placeholder={free.length === 0 ? 'Nobody is left' : 'Choose a helper'}
      disabled={isLoading || free.length === 0}
      error={problem || undefined}
      options={free.map(({ id, name }) => ({ value: id, label: name }))}
      value=""
      onChange={({ target }) => target.value && void give(target.value)}
    />
  );
}
