import { NOT_SENT, readRefusal, useApiMutation } from '@school/shared/form';
import type { InstrumentId } from '../content/instrumentNames';
import { useAnswer } from '../parts/useAnswer';

/** Returns the free times of an instrument, reloaded on demand. */
export function useTrialTimes(instrument: InstrumentId) {
  const read = useApiMutation(() =>
    import('../api').then(({ endpoints: { getTrialTimes } }) => ({
      initiate: (argument: { instrument: InstrumentId }) =>
        getTrialTimes.initiate(argument, { forceRefetch: true, subscribe: false }),
    })),
  );
  const { answer, failure, askAgain } = useAnswer(() => read({ instrument }), instrument);
  const wrong = failure === undefined ? undefined : (readRefusal(failure)?.message ?? NOT_SENT);
  return { times: answer?.times, wrong, loading: !answer && wrong === undefined, askAgain };
}

export type TrialTimes = ReturnType<typeof useTrialTimes>;
