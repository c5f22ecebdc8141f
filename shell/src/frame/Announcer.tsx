import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@school/shared';
import { VisuallyHidden } from '@school/shared/ui';

/** After a visit without a page load: says the new page's title and puts the reading position at its start. */
export function Announcer() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    setTitle(document.title);
    if (!window.location.hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
