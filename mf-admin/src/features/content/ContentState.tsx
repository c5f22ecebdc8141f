import { Status } from '@school/shared/staff/ui';
import { Stack } from '@school/shared/ui';
import type { ContentRow } from './api';

type State = Pick<ContentRow, 'clashes' | 'hasDraft' | 'isEdited'>;

/** The state of a document: edited or not, and a pending choice or draft. */
export function ContentState({ row: { clashes, hasDraft, isEdited } }: { readonly row: State }) {
  return (
    <Stack gap="s1">
      <Status kind={isEdited ? 'done' : 'withdrawn'} whole>
        {isEdited ? 'Edited' : 'Default text'}
      </Status>
      {clashes && <Status kind="failed">Default text has changed</Status>}
      {hasDraft && <Status kind="progress">Draft</Status>}
    </Stack>
  );
}
