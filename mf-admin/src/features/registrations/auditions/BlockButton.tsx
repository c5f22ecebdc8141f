import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, VisuallyHidden } from '@school/shared/ui';
import { useBlockAuditionSlotMutation, type StaffAuditionSlot } from '../api';
import { formatSlotId } from '../formatSlotId';

/** Takes a time that nobody has out of the board, or puts it back. */
export function BlockButton({ slot: { id, startTime, isBlocked } }: { readonly slot: StaffAuditionSlot }) {
  const { toast } = useShell();
  const [block, { isLoading }] = useBlockAuditionSlotMutation();

  async function turn(): Promise<void> {
    try {
      await block({ slot: id, auditionSlotChange: { isBlocked: !isBlocked } }).unwrap();
      toast.add(`${formatSlotId(id)} is ${isBlocked ? 'free again' : 'taken out'}.`, { type: 'success' });
    } catch (error) {
      toast.add(`${formatSlotId(id)} was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Button tone="line" size="s" busy={isLoading} busyLabel="One moment" onClick={() => void turn()}>
      {isBlocked ? 'Put back' : 'Take out'} <VisuallyHidden>{startTime}</VisuallyHidden>
    </Button>
  );
}
