import { useEffect } from 'react';

/** So often an entry is asked for while money is on its way. Milliseconds. */
const EVERY_MS = 3_000;
/** So many times at most: a fee that stays where it is looks like one that goes back shortly. */
const MOST = 20;

/** Asks anew for a while, as long as something is under way. */
export function useRefetchWhile(isUnderWay: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isUnderWay) return;
    let left = MOST;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void refetch();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
}
