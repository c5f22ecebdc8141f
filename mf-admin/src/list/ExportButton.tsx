import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button } from '@school/shared/ui';
import { exportQuery } from './exportQuery';
import { fetchFile, saveFile } from './file';
import type { ListAddress } from './useListAddress';

interface Props {
  readonly what: string;
  readonly path: string;
  readonly address: Pick<ListAddress, 'asked'>;
}

/** Takes all rows that fit, not only this page of them, away as a file. */
export function ExportButton({ what, path, address: { asked } }: Props) {
  const { auth, config, toast } = useShell();
  const [busy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    try {
      saveFile(await fetchFile(config.apiBase + path + exportQuery(asked), await auth.accessToken()));
    } catch (error) {
      toast.add(`The ${what} could not be exported. ${messageOf(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="line" size="s" busy={busy} busyLabel="One moment" onClick={() => void take()}>
      Export CSV
    </Button>
  );
}
