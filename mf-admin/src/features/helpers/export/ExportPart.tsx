import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { saveFile } from '@school/shared/files';
import { formatBytes } from '@school/shared/format';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Button, Text } from '@school/shared/ui';
import { AdminOnly } from '../../../app/access/AdminOnly';
import { fetchArchive } from './fetchArchive';

/** Exports all stored data as one file. */
export function ExportPart() {
  return (
    <Part aria-labelledby="export">
      <PartTitle id="export">Export</PartTitle>
      <AdminOnly what="The export">
        <Download />
      </AdminOnly>
    </Part>
  );
}

function Download() {
  const { auth, config, toast } = useShell();
  const [taken, setTaken] = useState<number>();
  const [problem, setProblem] = useState('');

  async function take(): Promise<void> {
    setProblem('');
    setTaken(0);
    try {
      const url = `${config.apiBase}/staff/export`;
      saveFile(await fetchArchive(url, await auth.accessToken(), setTaken));
      toast.add('The archive is complete and was downloaded.', { type: 'success' });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setTaken(undefined);
    }
  }

  return (
    <>
      <Text size="small" muted>
        An archive with all stored data as CSV files, and all uploaded files. It contains personal data, so
        store it safely. It is not a backup: to make one, use npm run backup.
      </Text>
      <div>
        <Button
          tone="ink"
          size="s"
          busy={taken !== undefined}
          busyLabel={`${formatBytes(taken ?? 0)} so far`}
          onClick={() => void take()}
        >
          Export all data
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
