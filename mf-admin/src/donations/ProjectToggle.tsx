import { useShell } from '@school/shared';
import { messageOfApiError, useChangeProjectMutation, type Project } from '@school/shared/api';
import { Button, VisuallyHidden } from '@school/shared/ui';

/** Closes a project to donations, or opens it again; either can be taken back at once, so neither asks twice. */
export function ProjectToggle({ project: { slug, name, isOpen } }: { readonly project: Project }) {
  const { toast } = useShell();
  const [change, { isLoading }] = useChangeProjectMutation();

  async function turn() {
    try {
      await change({ slug, projectChange: { isOpen: !isOpen } }).unwrap();
      toast.add(isOpen ? `${name} takes no donations any more.` : `${name} takes donations again.`, {
        type: 'success',
      });
    } catch (error) {
      toast.add(`${name} was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Button tone="line" size="s" busy={isLoading} busyLabel="Changing" onClick={() => void turn()}>
      {isOpen ? 'Close' : 'Open again'} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
