import { useSyncExternalStore } from 'react';

/** Returns whether the window has focus. */
export function useWindowFocus(): boolean {
  return useSyncExternalStore(watch, () => document.hasFocus());
}

function watch(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}
