import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { formatClock } from '@school/shared/format';
import { Button, SelectField } from '@school/shared/ui';
import { keepPlace } from '../../ui/keepPlace';
import { useAssignVolunteerMutation, type VolunteerRow, type VolunteerShiftRow } from '../api';

interface Props {
  readonly shift: VolunteerShiftRow;
  readonly volunteers: readonly VolunteerRow[];
}

/** Gives a shift to somebody, or says at the field why not. */
export function AssignField({ shift, volunteers }: Props) {
  const { toast } = useShell();
  const [assign, { isLoading }] = useAssignVolunteerMutation();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  const free = volunteers.filter(
    ({ id, isActive }) => isActive && !shift.helpers.some(({ volunteer }) => volunteer === id),
  );

  async function give(): Promise<void> {
    const name = volunteers.find(({ id }) => id === chosen)?.name ?? '';
    setProblem('');
    try {
      await assign({ id: shift.id, volunteer: chosen }).unwrap();
      setChosen('');
      toast.add(`${name} does ${shift.task}.`, { type: 'success' });
    } catch (error) {
      setProblem(`${name}: ${messageOfApiError(error)}`);
    }
  }

  return (
    <>
      <SelectField
        name={`assign-${shift.id}`}
        label={`Who does ${shift.task} at ${formatClock(shift.startsAt)}`}
        placeholder={free.length === 0 ? 'Nobody is left' : 'Choose a helper'}
        disabled={free.length === 0}
        error={problem || undefined}
        options={free.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {chosen && (
        <Button
          ref={keepPlace}
          tone="ink"
          size="s"
          busy={isLoading}
          busyLabel="Giving"
          onClick={() => void give()}
        >
          Give the shift
        </Button>
      )}
    </>
  );
}
