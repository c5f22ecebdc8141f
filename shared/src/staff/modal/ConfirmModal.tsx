import { useState, type ReactNode } from 'react';
import { Button, Cluster } from '../../ui';
import { ModalPanel } from './ModalPanel';
import type { OwnModal } from './useModal';

interface Props {
  readonly modal: OwnModal;
  /** The question. */
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** The label of the confirm button. */
  readonly action: string;
  readonly busyLabel: string;
  /** Runs the action, and reports its own failure. */
  readonly onConfirm: () => Promise<unknown>;
}

/** Asks for confirmation of something that others see or that cannot be undone. */
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
