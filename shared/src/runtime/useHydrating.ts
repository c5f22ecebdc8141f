import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the calling component began its life by taking over HTML that the server wrote. */
export function useHydrating(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  return useState(hydrating)[0];
}
