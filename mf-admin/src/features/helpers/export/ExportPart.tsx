import { useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { formatBytes } from '@school/shared/format';
import { Button, Text } from '@school/shared/ui';
import { AdminOnly } from '../../../app/access/AdminOnly';
import { Part, PartTitle } from '../../../kit/page/Part';
import { saveFile } from '../../../kit/list/file';
import { fetchArchive } from './fetchArchive';

/** Exports all stored data as one file. */
export function ExportPart() {
  return (
    <Part aria-labelledby="export">
      <PartTitle id="export">Export of everything</PartTitle>
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
      toast.add('The archive is whole, and saved.', { type: 'success' });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setTaken(undefined);
    }
  }

  return (
    <>
      <Text size="small" muted>
        An archive with a table for spreadsheets of everything that is stored, and the files that were sent.
        It holds names, addresses and words of people: keep it as you keep them. It is no backup to restore
        from; that is made by npm run backup.
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
