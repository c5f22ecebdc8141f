import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, Cluster, Notice, Text } from '@school/shared/ui';
import { Part } from '../../kit/page/Part';
import { ConfirmModal } from '../../kit/modal/ConfirmModal';
import { useModal } from '../../kit/modal/useModal';
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
    <Both ref={part} tabIndex={-1} aria-label="Changed by somebody else">
      <Notice
        tone="warning"
        live
        title={`${detail.changedBy ?? 'Somebody else'} has changed this text meanwhile`}
      >
        Nothing of yours is lost, and nothing of theirs is overwritten yet.
      </Notice>
      <Comparison
        schema={editing.schema}
        one={editing.typed}
        other={detail.draft?.value ?? detail.shown}
        heads={['Yours', 'Theirs']}
      />
      <Cluster gap="s3">
        <Button tone="ink" size="s" onClick={editing.keepMine}>
          Go on with mine
        </Button>
        <Button tone="line" size="s" onClick={taking.open}>
          Take theirs
        </Button>
      </Cluster>
      <ConfirmModal
        modal={taking}
        title="Take theirs?"
        action="Take theirs"
        busyLabel="One moment"
        onConfirm={async () => editing.takeTheirs()}
      >
        <Text>What you have typed is gone then.</Text>
      </ConfirmModal>
    </Both>
  );
}

const Both = styled(Part)`
  /* Below the top bar. */
  scroll-margin-top: 80px;
`;
