import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What the API answers, asked at once and whenever it is wanted anew; what was answered before stands meanwhile.
 * @param about what it is asked about: something else is asked for anew
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>, about: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const begin = useEffectEvent(ask);

  useEffect(() => {
    let isOver = false;
    begin().then(
      (found) => {
        if (isOver) return;
        setAnswer(found);
        setFailure(undefined);
      },
      (reason: unknown) => {
        if (!isOver) setFailure(reason);
      },
    );
    return () => {
      isOver = true;
    };
  }, [about, attempt]);

  return { answer, setAnswer, failure, askAgain: () => setAttempt((count) => count + 1) };
}
