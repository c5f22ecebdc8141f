import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Text } from '@school/shared/ui';
import { useLazyGetUploadLinkQuery } from '../api';

/** The sheet that an artist has sent. Its address is asked for when somebody wants it, and is good for minutes. */
export function Sheet({ id }: { readonly id: string }) {
  const { toast } = useShell();
  const [link] = useLazyGetUploadLinkQuery();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    // Opened within the press: later a browser would take it for a pop-up.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    setBusy(true);
    try {
      const { url } = await link({ id }).unwrap();
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      toast.add(`The sheet could not be opened. ${messageOfApiError(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Text muted>A photograph or a scan, as the artist has sent it.</Text>
      <Button tone="line" size="s" busy={busy} busyLabel="Opening" onClick={() => void open()}>
        Open the sheet
      </Button>
    </>
  );
}
