import { ServiceError } from './errors';

interface Options {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How many more may wait. */
  mostWaiting: number;
  /** The longest wait, ms. */
  waitMs: number;
}

/** Runs a few pieces of work at a time, in their order of arrival. */
export interface Turns {
  /**
   * Runs work when it is its turn.
   * @throws ServiceError `unavailable` with the time to retry, when the queue is full or the wait too long
   */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTurns({ atOnce, mostWaiting, waitMs }: Options): Turns {
  /** In their order of arrival. */
  const waiting = new Set<() => void>();
  let going = 0;

  const myTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= mostWaiting) return reject(tooMany());
      const begin = () => {
        clearTimeout(deadline);
        waiting.delete(begin);
        resolve();
      };
      const deadline = setTimeout(() => {
        waiting.delete(begin);
        reject(tooMany());
      }, waitMs);
      waiting.add(begin);
    });

  return {
    async take(work) {
      // Work that ends passes its place on to the first that waits.
      if (going < atOnce) going += 1;
      else await myTurn();
      try {
        return await work();
      } finally {
        const [next] = waiting;
        if (next) next();
        else going -= 1;
      }
    },
  };
}

const tooMany = () =>
  new ServiceError('unavailable', 'Very many people are buying right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
