import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Takes the focus into a drawer while it is there, and back to what opened it; Escape asks to close it. */
export function useDrawer(onClose: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = panel.current;
    const opener = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      // Somebody who has gone on to another part of the page stays there.
      if (!element?.contains(document.activeElement)) return;
      // On a phone the list is hidden behind the drawer until the drawer is gone.
      queueMicrotask(() => {
        // Where another drawer has come in its place, the focus is there.
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, []);

  // As soon as it has the focus: an Escape that comes at once is meant for it as well.
  useLayoutEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A modal over the drawer has taken its Escape already.
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return panel;
}
