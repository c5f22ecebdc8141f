import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button } from '@school/shared/ui';
import { fetchFile, saveFile } from './file';

interface Props {
  /** What the button says. */
  readonly label: string;
  /** What is said before the reason when it fails: 'The CV could not be saved.' */
  readonly failure: string;
  /** The API's address of the file, below `/api`. */
  readonly path: string;
  /** What is posted for it, where an address of the file would stand in logs. */
  readonly asked?: object;
}

/** Takes a file away that only staff may have: saved, as what strangers send is not opened inside the site. */
export function TakeFileButton({ label, failure, path, asked }: Props) {
  const { auth, config, toast } = useShell();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetchFile(config.apiBase + path, await auth.accessToken(), asked));
    } catch (error) {
      toast.add(`${failure} ${messageOf(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="line" size="s" busy={busy} busyLabel="One moment" onClick={() => void take()}>
      {label}
    </Button>
  );
}
