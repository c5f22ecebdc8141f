import { useEffect, useRef, useState, type ReactNode } from 'react';

/** What a folded panel holds that is no part of the page's HTML: it is there from when the panel is first open. */
export function WhenOpened({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const panel = place.current?.closest('details');
    if (!panel) return undefined;
    const look = () => {
      if (panel.open) setOpened(true);
    };
    look();
    panel.addEventListener('toggle', look);
    return () => panel.removeEventListener('toggle', look);
  }, []);
  return <div ref={place}>{opened && children}</div>;
}
