import { useState, type ReactNode } from 'react';
import { Button, Cluster } from '@school/shared/ui';
import { ModalPanel } from './ModalPanel';
import type { OwnModal } from './useModal';

interface Props {
  readonly modal: OwnModal;
  /** The question. */
  readonly title: string;
  /** What happens after a yes. */
  readonly children: ReactNode;
  /** What the button that confirms says, and what it says meanwhile. */
  readonly action: string;
  readonly busyLabel: string;
  /** Does it, and says by itself when it fails. */
  readonly onConfirm: () => Promise<unknown>;
}

/** Asks before something is done that others see, or that cannot be taken back. */
export function ConfirmModal({ modal, title, children, action, busyLabel, onConfirm }: Props) {
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    modal.close();
  }

  return (
    <ModalPanel id={modal.id} title={title}>
      {children}
      <Cluster gap="s3">
        <Button busy={busy} busyLabel={busyLabel} onClick={() => void confirm()}>
          {action}
        </Button>
        <Button tone="line" onClick={modal.close}>
          Cancel
        </Button>
      </Cluster>
    </ModalPanel>
  );
}
