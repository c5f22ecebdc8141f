import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { openModal } from './openModal';

/**
 * Opens a native dialog as a modal: the browser keeps focus inside and gives it back after.
 * Escape and a press on the overlay ask to close, unless the dialog is required.
 */
export function useModal(open: boolean, onClose: () => void, required: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    const opener = document.activeElement;
    if (!node.open) openModal(node);
    return () => {
      if (node.open) node.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  const ask = () => {
    if (!required) onClose();
  };

  return {
    ref: dialog,
    onCancel: (event: { preventDefault: () => void; target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      ask();
    },
    /** A browser may close a dialog that has refused once; a required one comes back. */
    onClose: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target !== event.currentTarget || !open) return;
      if (required) dialog.current?.showModal();
      else onClose();
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && pressed.current) ask();
    },
  };
}
