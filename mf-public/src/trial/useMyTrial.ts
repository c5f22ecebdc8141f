import { NOT_SENT, readRefusal, useApiMutation } from '@school/shared/form';
import { useAnswer } from '../parts/useAnswer';

/** Why a lesson is not shown: the link is invalid, or the request failed. */
interface Away {
  readonly message: string;
  readonly isLink: boolean;
}

/** The trial lesson of a mail link, with its actions. */
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
  const { answer: lesson, setAnswer, failure, askAgain } = useAnswer(() => read(headers), key);
  return {
    lesson,
    away: failure === undefined ? undefined : awayOf(failure),
    askAgain,
    moveTo: async (time: string) => setAnswer(await move({ ...headers, trialMove: { time } })),
    cancel: async () => setAnswer(await cancel(headers)),
  };
}

function awayOf(failure: unknown): Away {
  const { status } = failure as { status?: unknown };
  return { message: readRefusal(failure)?.message ?? NOT_SENT, isLink: status === 404 || status === 422 };
}

export type MyTrial = ReturnType<typeof useMyTrial>;
