import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button, Text } from '@school/shared/ui';
import { fetchFile, saveFile } from '../../list/file';

/** The sheet that an artist has sent, to be saved: what strangers send is not opened inside the site. */
export function Sheet({ id }: { readonly id: string }) {
  const { auth, config, toast } = useShell();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetchFile(`${config.apiBase}/uploads/${id}/file`, await auth.accessToken()));
    } catch (error) {
      toast.add(`The sheet could not be saved. ${messageOf(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Text muted>A photograph or a scan, as the artist has sent it.</Text>
      <Button tone="line" size="s" busy={busy} busyLabel="One moment" onClick={() => void take()}>
        Save the sheet
      </Button>
    </>
  );
}
