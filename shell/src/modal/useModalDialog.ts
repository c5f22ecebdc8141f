import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import type { ModalControl } from './modalControl';
import { openModal } from './openModal';
import { watchContent } from './watchContent';

/**
 * Synchronises a native dialog with the modal's state. The browser makes the rest of the page inert, so that focus
 * stays inside. Escape and a click on the overlay close it, unless it is required.
 */
export function useModalDialog(control: ModalControl) {
  const { openId, required } = useSyncExternalStore(control.subscribe, control.get);
  const dialog = useRef<HTMLDialogElement>(null);
  const outlet = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const open = openId !== '';

  useEffect(() => {
    control.setOutlet(outlet.current);
    return () => control.setOutlet(null);
  }, [control]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    openModal(element);
    element.focus();
    return () => {
      element.close();
      control.returnFocus();
    };
  }, [open, control]);

  useEffect(() => {
    if (open && dialog.current && outlet.current)
      return watchContent(dialog.current, outlet.current, control.close);
  }, [open, openId, control]);

  function dismiss(): void {
    if (!required) control.close();
  }

  /** A browser can close the dialog itself: by Android's back gesture, or on a second close request. */
  function followBrowser(): void {
    const element = dialog.current;
    // Our own close was reported already, and another modal may have opened since.
    if (!element || element.open || !control.get().openId) return;
    if (required) element.showModal();
    else control.close();
  }

  const events = {
    onCancel(event: { preventDefault: () => void; target: EventTarget }) {
      // A file field inside fires an event of the same name when it is cancelled.
      if (event.target !== dialog.current) return;
      event.preventDefault();
      dismiss();
    },
    onClose: followBrowser,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      dismiss();
    },
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = event.target === dialog.current;
    },
    onClick(event: { readonly target: EventTarget }) {
      if (pressedOutside.current && event.target === dialog.current) dismiss();
      pressedOutside.current = false;
    },
  };

  return { required, dialog, outlet, events };
}
