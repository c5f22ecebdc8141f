import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { useChangeProjectMutation, type Project } from '../../kit/projects/api';
import { ConfirmModal } from '../../kit/modal/ConfirmModal';
import { useModal } from '../../kit/modal/useModal';

/** Closes a project to donations, or opens it again. Donors see it at once, so closing is confirmed first. */
export function ProjectToggle({ project: { slug, name, isOpen } }: { readonly project: Project }) {
  const { toast } = useShell();
  const [change, { isLoading }] = useChangeProjectMutation();
  const modal = useModal();

  async function setOpen(next: boolean): Promise<void> {
    try {
      await change({ slug, projectChange: { isOpen: next } }).unwrap();
      toast.add(next ? `${name} takes donations again.` : `${name} takes no donations any more.`, {
        type: 'success',
      });
    } catch (error) {
      toast.add(`${name} was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <>
      <Button
        tone="line"
        size="s"
        busy={isLoading}
        busyLabel="Changing"
        onClick={() => (isOpen ? modal.open() : void setOpen(true))}
      >
        {isOpen ? 'Close' : 'Open again'} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <ConfirmModal
        modal={modal}
        title={`Close ${name} to donations?`}
        action="Close to donations"
        busyLabel="Closing"
        onConfirm={() => setOpen(false)}
      >
        <Text>
          Its page stays, and says that no more donations are taken. You can open it again at any time.
        </Text>
      </ConfirmModal>
    </>
  );
}
