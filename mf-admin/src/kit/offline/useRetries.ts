import { useEffect, useEffectEvent, useRef } from 'react';

/** So often a device with something that waits tries again. Milliseconds. */
const EVERY_MS = 10_000;

/**
 * Does what waits for the network: at once, every ten seconds, when the device is back on the network and when `signal`
 * changes; never twice at a time, and not without a network.
 */
export function useRetries(work: () => Promise<void>, signal: unknown): void {
  const underWay = useRef(false);
  const wantedAgain = useRef(false);
  const workNow = useEffectEvent(async () => {
    wantedAgain.current = underWay.current;
    if (underWay.current || !navigator.onLine) return;
    underWay.current = true;
    try {
      do {
        wantedAgain.current = false;
        await work();
      } while (wantedAgain.current);
    } finally {
      underWay.current = false;
    }
  });
  useEffect(() => {
    const go = () => void workNow();
    go();
    const timer = setInterval(go, EVERY_MS);
    window.addEventListener('online', go);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', go);
    };
  }, [signal]);
}
