import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button } from '@school/shared/ui';
import { fetchFile, saveFile } from '../list/file';

/** Takes everything about an address away as an archive. */
export function ExportPerson({ email }: { readonly email: string }) {
  const { auth, config, toast } = useShell();
  const [busy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    try {
      const path = `${config.apiBase}/staff/people/archive`;
      saveFile(await fetchFile(path, await auth.accessToken(), { email }));
    } catch (error) {
      toast.add(`The archive could not be made. ${messageOf(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="line" size="s" busy={busy} busyLabel="One moment" onClick={() => void take()}>
      Export everything
    </Button>
  );
}
