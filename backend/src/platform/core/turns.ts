import { ServiceError } from './errors';

interface Options {
  /** How many pieces of work go on at the same time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  mostWaiting: number;
  /** How long one waits at most, ms. */
  waitMs: number;
}

/** Lets a few pieces of work in at a time, in the order in which they came. */
export interface Turns {
  /**
   * Runs work when it is its turn.
   * @throws ServiceError `unavailable`, with when to come again, for one too many, or one that waited too long
   */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createTurns({ atOnce, mostWaiting, waitMs }: Options): Turns {
  /** Those who wait, the first in front. */
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
      // One that ends hands its place on, so nobody who comes later takes it.
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
