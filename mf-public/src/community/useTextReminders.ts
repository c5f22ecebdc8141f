import { NOT_SENT, readRefusal, useApiMutation } from '@school/shared/form';
import { useEffect, useEffectEvent, useState } from 'react';

/** Whether reminders also come as text messages, and the last digits of their number. */
interface TextReminders {
  readonly state: 'on' | 'off';
  readonly ending: string | null;
}

/** Requests whether the owner of a link gets text messages, and changes it. `start` and `stop` reject as the API does. */
export function useTextReminders(token: string) {
  const look = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.lookAtTextReminders));
  const startTexts = useApiMutation(() =>
    import('../api').then(({ endpoints }) => endpoints.startTextReminders),
  );
  const stopTexts = useApiMutation(() =>
    import('../api').then(({ endpoints }) => endpoints.stopTextReminders),
  );
  const [reminders, setReminders] = useState<TextReminders>();
  const [wrong, setWrong] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => look({ textRemindersLink: { token } }));

  useEffect(() => {
    let isOver = false;
    ask().then(
      (found) => {
        if (!isOver) setReminders(found);
      },
      (failure: unknown) => {
        if (!isOver) setWrong(messageOf(failure));
      },
    );
    return () => {
      isOver = true;
    };
  }, [token, attempt]);

  return {
    reminders,
    wrong,
    askAgain: () => {
      setWrong(undefined);
      setAttempt((count) => count + 1);
    },
    start: async (phone: string) => setReminders(await startTexts({ textReminders: { token, phone } })),
    stop: async () => setReminders(await stopTexts({ textRemindersLink: { token } })),
  };
}

/** Returns what a refusal or a missing connection means to the visitor. */
export function messageOf(failure: unknown): string {
  const refusal = readRefusal(failure);
  return refusal?.fields[0]?.message ?? refusal?.message ?? NOT_SENT;
}
