import { ActionButton } from '@school/shared/staff/ui';
import { VisuallyHidden } from '@school/shared/ui';
import { useChangeProjectMutation, type Project } from '../../kit/projects/api';

/** Closes a project to donations, or opens it again. Donors see it at once, so closing is confirmed first. */
export function ProjectToggle({ project: { slug, name, isOpen } }: { readonly project: Project }) {
  const [change] = useChangeProjectMutation();
  return (
    <ActionButton
      run={() => change({ slug, projectChange: { isOpen: !isOpen } }).unwrap()}
      done={`${name} takes ${isOpen ? 'no donations any more' : 'donations again'}.`}
      failed={`${name} was not changed.`}
      busyLabel="Changing"
      {...(isOpen && {
        confirm: {
          title: `Close ${name} to donations?`,
          text: 'Its page stays online and says that it no longer takes donations. You can reopen it at any time.',
          action: 'Close to donations',
          busyLabel: 'Closing',
        },
      })}
    >
      {isOpen ? 'Close' : 'Reopen'} <VisuallyHidden>{name}</VisuallyHidden>
    </ActionButton>
  );
}
