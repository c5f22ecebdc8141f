import { useState } from 'react';
import { messageOfApiError } from '@school/shared/api';
import { useSettleCheckInsMutation, type Scan } from '../api';
import type { DoorStore } from '../rules/doorStore';
import { useRetries } from '../../../kit/offline/useRetries';
import { isUnanswered } from '../../../kit/offline/isUnanswered';
import { settle } from '../rules/settle';
import type { WaitingScan } from '../rules/types';

interface Options {
  readonly store: DoorStore;
  /** Changes when the API is reachable again. */
  readonly isLive: boolean;
  /** Called with reported scans as the API has them. */
  readonly onSettled: (scans: readonly Scan[]) => void;
}

/** Reports pending scans of this phone, and retries as long as it takes. */
export function useSettling({ store, isLive, onSettled }: Options) {
  const [send] = useSettleCheckInsMutation();
  const [waiting, setWaiting] = useState(() => store.waiting().length);
  const [problem, setProblem] = useState('');
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

  useRetries(async () => {
    if (store.waiting().length === 0) return;
    try {
      const answers = await settle(store, sendBatch);
      setProblem('');
      onSettled(answers);
    } catch (error) {
      // Without a response it retries; a rejection needs a person.
      setProblem(isUnanswered(error) ? '' : messageOfApiError(error));
    } finally {
      count();
    }
  }, isLive);

  return { waiting, problem, count };
}
