import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Cluster, VisuallyHidden } from '@school/shared/ui';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { useChangeVolunteerMutation, type VolunteerRow } from '../api';
import { VolunteerForm } from './VolunteerForm';

/** Changes what is known of a volunteer, and whether they still help. */
export function VolunteerTools({ volunteer }: { readonly volunteer: VolunteerRow }) {
  const { toast } = useShell();
  const [change, { isLoading }] = useChangeVolunteerMutation();
  const { id, name, isActive } = volunteer;

  async function turn(): Promise<void> {
    try {
      await change({ id, volunteerChange: { isActive: !isActive } }).unwrap();
      toast.add(`${name} is marked as ${isActive ? 'inactive' : 'active'}.`, { type: 'success' });
    } catch (error) {
      toast.add(`${name} was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Cluster gap="s2">
      <ModalButton label="Change" of={name} title="Change a volunteer">
        {(close) => <VolunteerForm volunteer={volunteer} onDone={close} />}
      </ModalButton>
      <Button tone="line" size="s" busy={isLoading} busyLabel="One moment" onClick={() => void turn()}>
        {isActive ? 'Mark as inactive' : 'Mark as active'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}
