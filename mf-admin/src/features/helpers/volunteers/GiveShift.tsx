import { useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { color } from '@school/shared/theme';
import { Button, VisuallyHidden } from '@school/shared/ui';
import { useAssignVolunteerMutation, type VolunteerRow, type VolunteerShiftRow } from '../api';

interface Props {
  readonly shift: VolunteerShiftRow;
  readonly volunteer: VolunteerRow;
  readonly onDone: () => void;
}

/** Somebody who could do a shift, and the button that gives it to them; or why they cannot. */
export function GiveShift({ shift, volunteer: { id, name, email, note, shifts }, onDone }: Props) {
  const { toast } = useShell();
  const [assign, { isLoading }] = useAssignVolunteerMutation();
  const [problem, setProblem] = useState('');

  async function give(): Promise<void> {
    setProblem('');
    try {
      await assign({ id: shift.id, volunteer: id }).unwrap();
      toast.add(`${name} does ${shift.task}.`, { type: 'success' });
      onDone();
    } catch (error) {
      setProblem(messageOfApiError(error));
    }
  }

  return (
    <li>
      <div>
        <b>{name}</b>
        <p>
          <small>{[email, note, shifts > 0 && `${shifts} to come`].filter(Boolean).join('; ')}</small>
        </p>
        <Problem role="alert">{problem}</Problem>
      </div>
      <div>
        <Button tone="ink" size="s" busy={isLoading} busyLabel="Giving" onClick={() => void give()}>
          Give it<VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

const Problem = styled.p`
  color: ${color.error};
  font-weight: 600;
`;
