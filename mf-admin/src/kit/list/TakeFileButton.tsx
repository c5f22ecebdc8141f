import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { Button } from '@school/shared/ui';
import { exportQuery, type ListQuery } from './address';
import { fetchFile, saveFile } from './file';

interface Props {
  /** What the button says. */
  readonly label: string;
  /** What is said before the reason when it fails: 'The CV could not be saved.' */
  readonly failure: string;
  /** The API's address of the file, below `/api`. */
  readonly path: string;
  /** Is posted where a GET address with these values would be logged. */
  readonly body?: object;
}

/** Takes a file away that only staff may have: saved, as what strangers send is not opened inside the site. */
export function TakeFileButton({ label, failure, path, body }: Props) {
  const { auth, config, toast } = useShell();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetchFile(config.apiBase + path, await auth.accessToken(), body));
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

interface ExportButtonProps {
  readonly what: string;
  readonly path: string;
  /** What the list is narrowed to; everything where there is nothing to narrow it by. */
  readonly address?: { readonly query: Pick<ListQuery, 'search' | 'filters'> };
}

const EVERYTHING = { query: { search: '', filters: {} } };

/** Takes all rows that fit, not only this page of them, away as a file. */
export const ExportButton = ({ what, path, address: { query } = EVERYTHING }: ExportButtonProps) => (
  <TakeFileButton
    label="Export CSV"
    failure={`The ${what} could not be exported.`}
    path={path + exportQuery(query)}
  />
);
