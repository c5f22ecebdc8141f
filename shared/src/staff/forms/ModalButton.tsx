import type { ReactNode } from 'react';
import { Button, VisuallyHidden, keepPlace } from '../../ui';
import { ModalPanel } from '../modal/ModalPanel';
import { useModal } from '../modal/useModal';

interface Props {
  readonly label: string;
  /** The row that it belongs to, for screen readers. */
  readonly of?: string;
  /** Heading of the modal. */
  readonly title: string;
  readonly tone?: 'line' | 'ink';
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a form in the page's modal. */
export function ModalButton({ label, of, title, tone = 'line', children }: Props) {
  const modal = useModal();
  return (
    <>
      <Button ref={keepPlace} tone={tone} size="s" onClick={modal.open}>
        {label} {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </Button>
      <ModalPanel id={modal.id} title={title}>
        {children(modal.close)}
      </ModalPanel>
    </>
  );
}
