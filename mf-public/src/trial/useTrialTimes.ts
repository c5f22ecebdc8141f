import { NOT_SENT, readRefusal, useApiMutation } from '@school/shared/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TrialTime } from '../api';
import type { InstrumentId } from '../content/instrumentNames';

/** The free times of an instrument, as they are now and whenever they are asked for anew. */
export function useTrialTimes(instrument: InstrumentId) {
  const read = useApiMutation(() =>
    import('../api').then(({ endpoints: { getTrialTimes } }) => ({
      initiate: (argument: { instrument: InstrumentId }) =>
        getTrialTimes.initiate(argument, { forceRefetch: true, subscribe: false }),
    })),
  );
  const [times, setTimes] = useState<readonly TrialTime[]>();
  const [wrong, setWrong] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => read({ instrument }));

  useEffect(() => {
    let isOver = false;
    ask().then(
      (answer) => {
        if (isOver) return;
        setTimes(answer.times);
        setWrong(undefined);
      },
      (failure: unknown) => {
        if (!isOver) setWrong(readRefusal(failure)?.message ?? NOT_SENT);
      },
    );
    return () => {
      isOver = true;
    };
  }, [instrument, attempt]);

  return { times, wrong, askAgain: () => setAttempt((count) => count + 1) };
}

export type TrialTimes = ReturnType<typeof useTrialTimes>;
