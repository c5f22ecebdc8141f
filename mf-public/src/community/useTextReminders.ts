import { useApiMutation } from '@school/shared/form';
import type { TextReminders } from '../api';
import { messageOf } from '../parts/messageOf';
import { useAnswer } from '../parts/useAnswer';

/** Requests whether the owner of a link gets text messages, and changes it. `start` and `stop` reject as the API does. */
export function useTextReminders(token: string) {
  const look = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.lookAtTextReminders));
  const startTexts = useApiMutation(() =>
    import('../api').then(({ endpoints }) => endpoints.startTextReminders),
  );
  const stopTexts = useApiMutation(() =>
    import('../api').then(({ endpoints }) => endpoints.stopTextReminders),
  );
  const {
    answer: reminders,
    setAnswer,
    failure,
    askAgain,
  } = useAnswer(() => look({ textRemindersLink: { token } }), token);
  return {
    reminders,
    wrong: failure === undefined ? undefined : messageOf(failure),
    askAgain,
    start: async (given: Pick<TextReminders, 'phone' | 'channel'>) =>
      setAnswer(await startTexts({ textReminders: { token, ...given } })),
    stop: async () => setAnswer(await stopTexts({ textRemindersLink: { token } })),
  };
}
