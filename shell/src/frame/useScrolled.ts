import { useSyncExternalStore } from 'react';

/** The page counts as scrolled from here on. Pixels. */
const SOLID_FROM = 8;

/** Whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > SOLID_FROM,
    () => false,
  );
}

/** Watches scrolling and resizing. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}
