import { Part } from '@school/shared/staff/page';
import { Button, Cluster, Notice } from '@school/shared/ui';
import type { ContentDetail } from '../../kit/content/api';
import { Comparison } from './Comparison';
import type { Editing } from './useEditing';

interface Props {
  readonly detail: ContentDetail;
  readonly editing: Editing;
}

/** Shows both texts when the default text was changed after staff published theirs, to choose one. */
export function ClashPart({ detail, editing }: Props) {
  const [newest] = detail.revisions;
  return (
    <Part aria-label="The default text has changed">
      <Notice tone="warning" title="The default text has changed">
        The developers have changed the default text since this text was published. The pages show the
        published text until you choose.
      </Notice>
      <Comparison
        schema={editing.schema}
        one={detail.shown}
        other={detail.files}
        heads={['Published', 'New default']}
      />
      <Cluster gap="s3">
        <Button
          tone="ink"
          size="s"
          busy={editing.busy === 'restore'}
          busyLabel="One moment"
          aria-disabled={editing.isStale}
          onClick={() => void editing.restore(newest?.number ?? 0)}
        >
          Keep the published text
        </Button>
        <Button
          tone="line"
          size="s"
          busy={editing.busy !== ''}
          aria-disabled={editing.isStale}
          onClick={() => void editing.restore(0)}
        >
          Use the default text
        </Button>
      </Cluster>
    </Part>
  );
}
