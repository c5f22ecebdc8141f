import { NOT_SENT, readRefusal } from '@school/shared/form';
import { Button, Notice, Stack, TextLink, keepPlace } from '@school/shared/ui';
import { useState } from 'react';
import type { MyTrial } from './useMyTrial';

interface Props {
  readonly trial: MyTrial;
  readonly onCanceled: () => void;
}

/** Cancels a trial lesson after confirmation, because the half hour may be taken at once. */
export function CancelTrial({ trial, onCanceled }: Props) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();

  async function cancel() {
    setBusy(true);
    setWrong(undefined);
    try {
      await trial.cancel();
      onCanceled();
    } catch (failure) {
      setWrong(readRefusal(failure)?.message ?? NOT_SENT);
      setBusy(false);
    }
  }

  if (!asked)
    return (
      <TextLink ref={keepPlace} onClick={() => setAsked(true)}>
        Cancel the lesson
      </TextLink>
    );
  return (
    <Stack ref={keepPlace} gap="s3">
      {wrong && (
        <Notice tone="error" live>
          {wrong}
        </Notice>
      )}
      <Button tone="ink" busy={busy} busyLabel="Cancelling …" onClick={() => void cancel()}>
        Yes, cancel it
      </Button>
      <TextLink onClick={() => setAsked(false)}>Keep it</TextLink>
    </Stack>
  );
}
