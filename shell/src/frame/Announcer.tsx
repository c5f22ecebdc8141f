import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@school/shared';
import { VisuallyHidden } from '@school/shared/ui';
import { placeIn } from '../routing/scroll';

interface Props {
  /** Counts visits. A page that replaces its own URL is not a new visit. */
  readonly visit: number;
}

/** After a client-side navigation, announces the new page's title and moves focus to its start. */
export function Announcer({ visit }: Props) {
  // The location changes when the new page and its title are ready, which is after the visit begins.
  const { pathname } = useLocation();
  const announced = useRef(visit);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (announced.current === visit || pathname !== window.location.pathname) return;
    announced.current = visit;
    setTitle(document.title);
    if (!placeIn(window.location.hash) && !isTyping(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [visit, pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}

/** Returns whether the person is typing in a field, which must keep focus. */
function isTyping(element: Element | null): boolean {
  return element?.matches('input,textarea,select,[contenteditable]') ?? false;
}
