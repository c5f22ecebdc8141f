import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has taken the page's HTML over: only then may it show what it alone knows. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
