import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button } from '@school/shared/ui';
import { fetchFile, saveFile } from '../list/file';

/** The CV of an application, to be saved: what strangers send is not opened inside the site. */
export function CvButton({ id }: { readonly id: string }) {
  const { auth, config, toast } = useShell();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetchFile(`${config.apiBase}/uploads/${id}/file`, await auth.accessToken()));
    } catch (error) {
      toast.add(`The CV could not be saved. ${messageOf(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="line" size="s" busy={busy} busyLabel="One moment" onClick={() => void take()}>
      Save the CV
    </Button>
  );
}
