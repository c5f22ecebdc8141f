import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds between two attempts. */
const EVERY_MS = 10_000;

/**
 * Runs a task that needs the network: at once, every ten seconds, when the device is back online and when
 * `signal` changes. It never runs twice at a time, or offline.
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
