import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { saveFile } from '../../files';
import { Button } from '../../ui';
import { exportQuery, type ListQuery } from './address';
import { fetchFile } from './file';

interface Props {
  /** The text of the button. */
  readonly label: string;
  /** Shown before the reason of a failure: 'The CV could not be downloaded.' */
  readonly failure: string;
  /** The path of the file in the API. */
  readonly path: string;
  /** Is posted where a GET address with these values would be logged. */
  readonly body?: object;
}

/** Downloads a staff-only file. It never opens inside the site, because strangers may have sent it. */
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
  /** The query of the list; everything if absent. */
  readonly address?: { readonly query: Pick<ListQuery, 'search' | 'filters'> };
}

const EVERYTHING = { query: { search: '', filters: {} } };

/** Exports all rows that match, on every page. */
export const ExportButton = ({ what, path, address: { query } = EVERYTHING }: ExportButtonProps) => (
  <TakeFileButton
    label="Export CSV"
    failure={`The ${what} could not be exported.`}
    path={path + exportQuery(query)}
  />
);
