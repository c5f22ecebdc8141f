import { ServiceError } from '../../core/errors';

/** Runs work one at a time. */
type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns what runs one piece of work at a time in this process, because a decoded picture is large.
 * @param mostWaiting how many may wait for their turn; others are told at once to retry, with `unavailable`
 */
export function createTurns(mostWaiting: number): Turns {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting >= mostWaiting) {
      const message = 'Too many pictures are being received. Please try again in a minute.';
      throw new ServiceError('unavailable', message, { retryAfterSeconds: 60 });
    }
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine.finally(() => {
      waiting -= 1;
    });
  };
}

/** The turns of pictures that are received. */
export const inTurn = createTurns(20);
