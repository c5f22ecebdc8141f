import { useEffect, useEffectEvent } from 'react';

/** So often a list that is looked at asks what has come in. Milliseconds. */
const EVERY_MS = 30_000;

/** Asks again now and then, while the page is looked at. */
export function useAskAgain(ask: () => unknown): void {
  const onTime = useEffectEvent(() => {
    if (!document.hidden) void ask();
  });
  useEffect(() => {
    const timer = setInterval(onTime, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
