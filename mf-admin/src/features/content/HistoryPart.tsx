import { useState } from 'react';
import { History } from '@school/shared/staff/detail';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Button, Text } from '@school/shared/ui';
import type { ContentDetail } from '../../kit/content/api';
import { Comparison } from './Comparison';
import type { Editing } from './useEditing';

interface Props {
  readonly detail: ContentDetail;
  readonly editing: Editing;
}

type Revision = ContentDetail['revisions'][number];

/** What was published, by whom and when; each can be compared with what is shown, and brought back. */
export function HistoryPart({ detail, editing }: Props) {
  const [open, setOpen] = useState<number>();
  const { revisions } = detail;
  if (revisions.length === 0) {
    return (
      <Part aria-labelledby="content-history">
        <PartTitle id="content-history">Publication history</PartTitle>
        <Text muted>Nothing has been published yet. The pages show the default text.</Text>
      </Part>
    );
  }
  const newest = revisions[0]?.number;
  const entries = revisions.map((revision) => ({
    key: String(revision.number),
    what: describeRevision(revision),
    at: revision.at,
    by: revision.by,
    note: revision.number !== newest && (
      <>
        <Button
          tone="line"
          size="s"
          aria-expanded={open === revision.number}
          onClick={() => setOpen(open === revision.number ? undefined : revision.number)}
        >
          Compare version {revision.number}
        </Button>
        {open === revision.number && (
          <>
            <Comparison
              schema={editing.schema}
              one={revision.isFiles ? detail.files : revision.value}
              other={detail.shown}
              heads={[`Version ${revision.number}`, 'Current']}
            />
            <Back
              label={`Restore version ${revision.number}`}
              to={revision.isFiles ? 0 : revision.number}
              {...{ editing }}
            />
          </>
        )}
      </>
    ),
  }));
  return (
    <Part aria-labelledby="content-history">
      <PartTitle id="content-history">Publication history</PartTitle>
      <Text size="small" muted>
        Restoring a version publishes it again. Nothing is removed from this list.
      </Text>
      {detail.isEdited && (
        <div>
          <Back label="Undo last publication" to={beforeLast(revisions)} {...{ editing }} />
        </div>
      )}
      <History entries={entries} />
    </Part>
  );
}

/** What was in force before the newest: the files, if nothing was. */
function beforeLast(revisions: readonly Revision[]): number {
  const [, before] = revisions;
  return before && !before.isFiles ? before.number : 0;
}

function Back({
  label,
  to,
  editing,
}: {
  readonly label: string;
  readonly to: number;
  readonly editing: Editing;
}) {
  return (
    <Button
      tone="ink"
      size="s"
      busy={editing.busy === 'restore'}
      busyLabel="One moment"
      aria-disabled={editing.isStale}
      onClick={() => void editing.restore(to)}
    >
      {label}
    </Button>
  );
}

function describeRevision({ number, isFiles, restored }: Revision): string {
  if (isFiles) return `Version ${number}: default text`;
  return restored ? `Version ${number}: restored version ${restored}` : `Version ${number}`;
}
