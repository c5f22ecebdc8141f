import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button } from '@school/shared/ui';

interface Props {
  readonly onError: (message: string) => void;
  /** Called after the sign-in. */
  readonly onDone?: () => void;
}

/** Signs in through Google's pop-up, which browsers only open directly in a click handler. */
export function GoogleButton({ onError, onDone }: Props) {
  const { auth } = useShell();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    try {
      await auth.signInWithGoogle();
      onDone?.();
    } catch (error) {
      setBusy(false);
      onError(messageOf(error));
    }
  }

  return (
    <Button tone="ink" wide busy={busy} busyLabel="Waiting for Google" onClick={() => void open()}>
      Sign in with Google
    </Button>
  );
}
