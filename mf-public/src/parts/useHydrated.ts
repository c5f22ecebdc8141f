import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is still the one that the server made; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
