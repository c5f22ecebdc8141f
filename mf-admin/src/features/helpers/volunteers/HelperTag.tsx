import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { color } from '@school/shared/theme';
import { CloseButton } from '../../../kit/ui/CloseButton';
import { keepPlace } from '../../../kit/ui/keepPlace';
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
    if (isLoading) return;
    try {
      await unassign({ id: shift.id, volunteer }).unwrap();
      toast.add(`${name} does not do ${shift.task} any more.`, { type: 'success' });
    } catch (error) {
      toast.add(`${name} was not taken out. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Tag ref={keepPlace}>
      {name}
      <CloseButton label={`Take ${name} out of ${shift.task}`} onClick={() => void takeOut()} />
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
