import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns the API's answer, requested at once and again on demand; the last answer stays meanwhile.
 * @param about the subject; another one is requested anew
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
