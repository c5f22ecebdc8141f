import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Renders its children once the panel around it is first opened; they are not in the HTML. */
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
