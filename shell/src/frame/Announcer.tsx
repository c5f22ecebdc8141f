import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@school/shared';
import { VisuallyHidden } from '@school/shared/ui';
import { placeIn } from '../routing/scroll';

interface Props {
  /** Counts the visits. A page that replaces its own address is not visited anew. */
  readonly visit: number;
}

/** After a visit without a page load: says the new page's title and puts the reading position at its start. */
export function Announcer({ visit }: Props) {
  // The address changes once the new page is there, and has its title; the visit begins before.
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

/** Focus never leaves a field in which somebody types. */
function isTyping(element: Element | null): boolean {
  return element?.matches('input,textarea,select,[contenteditable]') ?? false;
}
