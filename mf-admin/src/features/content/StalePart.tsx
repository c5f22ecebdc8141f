import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ConfirmModal, useModal } from '@school/shared/staff/modal';
import { Part } from '@school/shared/staff/page';
import { Button, Cluster, Notice, Text } from '@school/shared/ui';
import type { ContentDetail } from '../../kit/content/api';
import { Comparison } from './Comparison';
import type { Editing } from './useEditing';

interface Props {
  readonly detail: ContentDetail;
  readonly editing: Editing;
}

/** Shows both versions when a colleague has saved the document meanwhile. */
export function StalePart({ detail, editing }: Props) {
  const taking = useModal();
  const part = useRef<HTMLElement>(null);
  const { refused } = editing;
  // It is far above the buttons, so it scrolls into view. Saves of others during typing take no focus.
  useEffect(() => {
    if (refused === 0) return;
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, [refused]);
  return (
    <Both ref={part} tabIndex={-1} aria-label="Changed by someone else">
      <Notice
        tone="warning"
        live
        title={`${detail.changedBy ?? 'Someone else'} has changed this text in the meantime`}
      >
        Nothing has been lost or overwritten yet.
      </Notice>
      <Comparison
        schema={editing.schema}
        one={editing.typed}
        other={detail.draft?.value ?? detail.shown}
        heads={['Your version', 'Their version']}
      />
      <Cluster gap="s3">
        <Button tone="ink" size="s" onClick={editing.keepMine}>
          Continue with my version
        </Button>
        <Button tone="line" size="s" onClick={taking.open}>
          Use their version
        </Button>
      </Cluster>
      <ConfirmModal
        modal={taking}
        title="Use their version?"
        action="Use their version"
        busyLabel="One moment"
        onConfirm={async () => editing.takeTheirs()}
      >
        <Text>Your unsaved changes will be lost.</Text>
      </ConfirmModal>
    </Both>
  );
}

const Both = styled(Part)`
  /* Below the top bar. */
  scroll-margin-top: 80px;
`;
