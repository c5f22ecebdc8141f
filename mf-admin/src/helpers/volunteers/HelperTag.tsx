import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { color } from '@school/shared/theme';
import { IconButton } from '../../ui/IconButton';
import { useUnassignVolunteerMutation, type VolunteerShiftRow } from '../api';

interface Props {
  readonly shift: VolunteerShiftRow;
  readonly helper: VolunteerShiftRow['helpers'][number];
}

/** Somebody who does a shift, and the button that takes them out of it. */
export function HelperTag({ shift, helper: { volunteer, name } }: Props) {
  const { toast } = useShell();
  const [unassign, { isLoading }] = useUnassignVolunteerMutation();

  async function takeOut(): Promise<void> {
    try {
      await unassign({ id: shift.id, volunteer }).unwrap();
      toast.add(`${name} does not do ${shift.task} any more.`, { type: 'success' });
    } catch (error) {
      toast.add(`${name} was not taken out. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Tag>
      {name}
      <IconButton
        label={`Take ${name} out of ${shift.task}`}
        disabled={isLoading}
        onClick={() => void takeOut()}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" width="14">
          <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </IconButton>
    </Tag>
  );
}

const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding-left: 12px;
  border: 1px solid ${color.rule};
  font-weight: 600;
`;
