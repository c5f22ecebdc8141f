import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false on the server and during hydration, then true; true at once when the browser renders. Values that only
 * the browser knows may be shown when it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
