import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Cluster, Text, VisuallyHidden } from '@school/shared/ui';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal';
import { useModal } from '../../../kit/modal/useModal';
import { useChangeInvitationMutation, useReplaceInvitationMutation, type Invitation } from '../api';

/** Replaces an invitation's code, and revokes it or makes it good again. One that was used stays as it is. */
export function InvitationActions({ invitation }: { readonly invitation: Invitation }) {
  const { id, name, email, isRevoked, use } = invitation;
  const { toast } = useShell();
  const [replace] = useReplaceInvitationMutation();
  const [change, { isLoading }] = useChangeInvitationMutation();
  const replacing = useModal();
  const revoking = useModal();
  const who = name ?? invitation.code;
  if (use === 'used') return null;

  async function giveNewCode(): Promise<void> {
    try {
      const { code } = await replace({ id }).unwrap();
      toast.add(`The new code of ${who} is ${code}.`, { type: 'success' });
    } catch (error) {
      toast.add(`The code was not replaced. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  async function setRevoked(next: boolean): Promise<void> {
    try {
      await change({ id, invitationChange: { isRevoked: next } }).unwrap();
      toast.add(next ? `The invitation of ${who} is revoked.` : `The invitation of ${who} is good again.`, {
        type: 'success',
      });
    } catch (error) {
      toast.add(`The invitation was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Cluster gap="s2">
      {!isRevoked && (
        <Button tone="line" size="s" onClick={replacing.open}>
          Replace <VisuallyHidden>the code of {who}</VisuallyHidden>
        </Button>
      )}
      <Button
        tone="line"
        size="s"
        busy={isLoading}
        busyLabel="Changing"
        onClick={() => (isRevoked ? void setRevoked(false) : revoking.open())}
      >
        {isRevoked ? 'Restore' : 'Revoke'} <VisuallyHidden>the invitation of {who}</VisuallyHidden>
      </Button>
      <ConfirmModal
        modal={replacing}
        title={`A new code for ${who}?`}
        action="Replace the code"
        busyLabel="Replacing"
        onConfirm={giveNewCode}
      >
        <Text>
          The old code stops working at once.{' '}
          {email ? `The new one goes to ${email}.` : 'Nobody is mailed: please hand the new one on yourself.'}
        </Text>
      </ConfirmModal>
      <ConfirmModal
        modal={revoking}
        title={`Revoke the invitation of ${who}?`}
        action="Revoke it"
        busyLabel="Revoking"
        onConfirm={() => setRevoked(true)}
      >
        <Text>The code stops working at once. Nobody is mailed. You can make it good again.</Text>
      </ConfirmModal>
    </Cluster>
  );
}
