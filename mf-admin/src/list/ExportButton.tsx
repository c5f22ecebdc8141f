import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button } from '@school/shared/ui';
import { exportQuery } from './exportQuery';
import { fetchFile, saveFile } from './file';
import type { ListAsked } from './address';

interface Props {
  readonly what: string;
  readonly path: string;
  /** What the list is narrowed to; everything where there is nothing to narrow it by. */
  readonly address?: { readonly asked: Pick<ListAsked, 'search' | 'filters'> };
}

const EVERYTHING = { asked: { search: '', filters: {} } };

/** Takes all rows that fit, not only this page of them, away as a file. */
export function ExportButton({ what, path, address: { asked } = EVERYTHING }: Props) {
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
