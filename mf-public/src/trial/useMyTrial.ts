import { NOT_SENT, readRefusal, useApiMutation } from '@school/shared/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TrialLesson } from '../api';

/** Why a lesson is not shown: its link is worth nothing, or it could not be asked for. */
interface Away {
  readonly message: string;
  readonly isLink: boolean;
}

/** The trial lesson that the link of a mail opens, and what can be done with it. */
export function useMyTrial(key: string) {
  const headers = { 'trial-key': key };
  const read = useApiMutation(() =>
    import('../api').then(({ endpoints: { getTrial } }) => ({
      initiate: (argument: typeof headers) =>
        getTrial.initiate(argument, { forceRefetch: true, subscribe: false }),
    })),
  );
  const move = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.moveTrial));
  const cancel = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.cancelTrial));
  const [lesson, setLesson] = useState<TrialLesson>();
  const [away, setAway] = useState<Away>();
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => read(headers));

  useEffect(() => {
    let isOver = false;
    ask().then(
      (found) => {
        if (isOver) return;
        setLesson(found);
        setAway(undefined);
      },
      (failure: unknown) => {
        if (isOver) return;
        const { status } = failure as { status?: unknown };
        const message = readRefusal(failure)?.message ?? NOT_SENT;
        setAway({ message, isLink: status === 404 || status === 422 });
      },
    );
    return () => {
      isOver = true;
    };
  }, [key, attempt]);

  return {
    lesson,
    away,
    askAgain: () => setAttempt((count) => count + 1),
    moveTo: async (time: string) => setLesson(await move({ ...headers, trialMove: { time } })),
    cancel: async () => setLesson(await cancel(headers)),
  };
}

export type MyTrial = ReturnType<typeof useMyTrial>;
