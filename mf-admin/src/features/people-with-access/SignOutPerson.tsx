import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { ConfirmModal } from '../../kit/modal/ConfirmModal';
import { useModal } from '../../kit/modal/useModal';
import { useSignOutPersonMutation, type PersonWithAccess } from './api';

/** Ends all sessions of a colleague, after a question. */
export function SignOutPerson({ person: { account, name } }: { readonly person: PersonWithAccess }) {
  const { toast } = useShell();
  const modal = useModal();
  const [signOut] = useSignOutPersonMutation();

  async function confirm(): Promise<void> {
    try {
      await signOut({ account }).unwrap();
      toast.add(`${name} is signed out everywhere.`, { type: 'success' });
    } catch (error) {
      toast.add(`${name} was not signed out. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <>
      <Button tone="line" size="s" onClick={modal.open}>
        Sign out everywhere<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <ConfirmModal
        modal={modal}
        title={`Sign ${name} out everywhere?`}
        action="Sign out everywhere"
        busyLabel="Signing out"
        onConfirm={confirm}
      >
        <Text>
          Every device of theirs is refused with its next request. What they have typed and not sent stays on
          their device. They can sign in again with their password: to keep them out, take their account or
          their roles away at the sign-in service first.
        </Text>
      </ConfirmModal>
    </>
  );
}
