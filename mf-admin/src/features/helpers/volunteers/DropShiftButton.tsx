import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal';
import { useModal } from '../../../kit/modal/useModal';
import { useDropVolunteerShiftMutation, type VolunteerShiftRow } from '../api';

/** Takes a shift out of the plan, after a question. */
export function DropShiftButton({ shift: { id, task, helpers } }: { readonly shift: VolunteerShiftRow }) {
  const { toast } = useShell();
  const modal = useModal();
  const [drop] = useDropVolunteerShiftMutation();

  async function confirm(): Promise<void> {
    try {
      await drop({ id }).unwrap();
      toast.add(`${task} is out of the plan.`, { type: 'success' });
    } catch (error) {
      toast.add(`${task} was not taken out. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <>
      <Button tone="line" size="s" onClick={modal.open}>
        Take out<VisuallyHidden> {task}</VisuallyHidden>
      </Button>
      <ConfirmModal
        modal={modal}
        title={`Take ${task} out of the plan?`}
        action="Take it out"
        busyLabel="Taking out"
        onConfirm={confirm}
      >
        <Text>
          {helpers.length === 0
            ? 'Nobody does it yet.'
            : `${helpers.map(({ name }) => name).join(', ')} would do it. They are not told by this page: ring them.`}
        </Text>
      </ConfirmModal>
    </>
  );
}
