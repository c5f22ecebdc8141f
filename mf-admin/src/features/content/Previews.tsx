import { useState } from 'react';
import { Button, Cluster, Text, TextLink } from '@school/shared/ui';
import type { ContentDetail } from '../../kit/content/api';
import type { Editing } from './useEditing';

interface Props {
  readonly detail: ContentDetail;
  readonly editing: Editing;
}

/** Opens the draft in the pages that show it, each in a window of its own. */
export function Previews({ detail: { pages }, editing }: Props) {
  /** A preview that the browser blocked. */
  const [waiting, setWaiting] = useState('');
  // A mail is on no page.
  if (pages.length === 0) return null;

  async function show(page: string): Promise<void> {
    const key = await editing.freshPreviewKey();
    if (!key) return;
    const address = `/preview?${new URLSearchParams({ key, page }).toString()}`;
    setWaiting(window.open(address, '_blank') ? '' : address);
  }

  return (
    <div>
      <Text size="small">Preview the draft in</Text>
      <Cluster gap="s2">
        {pages.map((page) => (
          <Button
            key={page}
            tone="line"
            size="s"
            busy={editing.busy === 'draft'}
            busyLabel="One moment"
            aria-disabled={editing.isStale}
            onClick={() => void show(page)}
          >
            {page}
          </Button>
        ))}
      </Cluster>
      {waiting && (
        <Text role="status">
          Your browser blocked the new window. <TextLink href={waiting}>Open the preview here</TextLink>
        </Text>
      )}
    </div>
  );
}
