import { codeOfApiError } from '@school/shared/api';
import { pause } from '@school/shared/stream';
import { useEffect, useEffectEvent, useState } from 'react';
import { useJoinTicketQueueMutation, useLazyGetTicketQueueQuery, type TicketQueuePlace } from '../api';
import { useStoredPlace } from './useStoredPlace';

/** Seconds until the first retry, and at most between two. */
const [RETRY, LONGEST] = [4, 60];

/**
 * Returns the place of this device in the waiting room, and takes one if it has none. The API says when to ask again, so
 * that not all ask at once. Needs the store.
 */
export function useRoom() {
  const [, keep, read] = useStoredPlace();
  const [ask] = useLazyGetTicketQueueQuery();
  const [join] = useJoinTicketQueueMutation();
  const [place, setPlace] = useState<TicketQueuePlace>();
  const [failure, setFailure] = useState<unknown>();

  async function answerOf(stored: string | undefined, isNew: boolean): Promise<TicketQueuePlace> {
    const header = stored === undefined ? {} : { 'queue-key': stored };
    if (stored === undefined || isNew) return join(header).unwrap();
    try {
      return await ask(header).unwrap();
    } catch (error) {
      // A place of an earlier opening.
      if (codeOfApiError(error) !== 'not_found') throw error;
      return join({}).unwrap();
    }
  }

  async function look(isNew: boolean): Promise<number | undefined> {
    try {
      const answer = await answerOf(read(), isNew);
      if (answer.key !== null && answer.key !== read()) keep(answer.key);
      setPlace(answer);
      setFailure(undefined);
      return answer.askAfter;
    } catch (error) {
      setFailure(error);
      return undefined;
    }
  }

  const lookNow = useEffectEvent(() => look(false));
  useEffect(() => {
    const page = new AbortController();
    async function follow() {
      for (let retry = RETRY; !page.signal.aborted;) {
        const seconds = await lookNow();
        await pause((seconds ?? retry * (0.75 + Math.random() / 2)) * 1000, page.signal);
        retry = seconds === undefined ? Math.min(LONGEST, retry * 2) : RETRY;
      }
    }
    void follow();
    return () => page.abort();
  }, []);

  return { place, failure, joinAgain: () => void look(true) };
}
