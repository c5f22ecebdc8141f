import { ServiceError } from '../../core/errors';

/** So many may wait for their turn; others hear at once that they should come back. */
const mostWaiting = 20;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Does one piece of work at a time in this process: a picture is large once it is unpacked.
 * @throws ServiceError `unavailable` when too many wait already
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
