import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOfApiError } from '@school/shared/api';
import { useSettleCheckInsMutation, type Scan } from '../api';
import type { DoorStore } from '../rules/doorStore';
import { needsPhone } from '../rules/needsPhone';
import { settle } from '../rules/settle';
import type { WaitingScan } from '../rules/types';

/** So often a phone with scans that wait tries to tell the school. Milliseconds. */
const EVERY_MS = 10_000;

interface Options {
  readonly store: DoorStore;
  /** Changes when the school can be reached again. */
  readonly isLive: boolean;
  /** What the school says of scans that it has heard of just now. */
  readonly onSettled: (scans: readonly Scan[]) => void;
}

/** Tells the school of the scans that wait on this phone, as soon and as often as it takes. */
export function useSettling({ store, isLive, onSettled }: Options) {
  const [send] = useSettleCheckInsMutation();
  const [waiting, setWaiting] = useState(() => store.waiting().length);
  const [problem, setProblem] = useState('');
  const underWay = useRef(false);
  const count = () => setWaiting(store.waiting().length);

  async function sendBatch(waitingScans: readonly WaitingScan[]): Promise<readonly Scan[]> {
    const scans = waitingScans.map(({ scanId, code, door, scannedAt }) => ({
      scanId,
      code,
      door,
      scannedAt,
    }));
    return (await send({ offlineCheckIns: { scans } }).unwrap()).scans;
  }

  const settleNow = useEffectEvent(async () => {
    if (underWay.current || !navigator.onLine || store.waiting().length === 0) return;
    underWay.current = true;
    try {
      const answers = await settle(store, sendBatch);
      setProblem('');
      onSettled(answers);
    } catch (error) {
      // Without an answer the next try does it; a refusal needs somebody.
      setProblem(needsPhone(error) ? '' : messageOfApiError(error));
    } finally {
      underWay.current = false;
      count();
    }
  });

  useEffect(() => {
    const go = () => void settleNow();
    go();
    const timer = setInterval(go, EVERY_MS);
    window.addEventListener('online', go);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', go);
    };
  }, [isLive]);

  return { waiting, problem, count };
}
