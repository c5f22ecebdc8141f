import { useRef } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import { Button, Cluster, VisuallyHidden } from '@school/shared/ui';
import { ModalButton } from '../../../kit/forms/ModalButton';
import { useRepeatEffectMutation, type OutboxEffect } from '../api';
import { DropForm } from './DropForm';

/** Another try for a job, or its end. */
export function EffectTools({ effect }: { readonly effect: OutboxEffect }) {
  const { toast } = useShell();
  const [repeat, { isLoading }] = useRepeatEffectMutation();
  const key = useRef<string>(undefined);
  const { id, state, what, subject, canRepeat } = effect;
  const name = subject ?? what;
  const label = state === 'done' ? 'Send again' : 'Try again now';

  async function again(): Promise<void> {
    key.current ??= newKey();
    try {
      await repeat({ id, 'idempotency-key': key.current }).unwrap();
      key.current = undefined;
      toast.add(`On its way: ${name}.`, { type: 'success' });
    } catch (error) {
      toast.add(`It was not tried again. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Cluster gap="s2">
      {canRepeat && (
        <Button tone="line" size="s" busy={isLoading} busyLabel="One moment" onClick={() => void again()}>
          {label}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      {(state === 'failed' || state === 'waiting') && (
        <ModalButton label="Give up" of={name} title="Give this up?">
          {(close) => <DropForm effect={effect} onDone={close} />}
        </ModalButton>
      )}
      {!canRepeat && state === 'failed' && <span>Its words are not kept any more.</span>}
    </Cluster>
  );
}
