import { ServiceError } from '../../core/errors';

/** How many may wait for their turn; others are told at once to retry. */
const mostWaiting = 20;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one piece of work at a time in this process, because a decoded picture is large.
 * @throws ServiceError `unavailable` when too many already wait
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
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
}
